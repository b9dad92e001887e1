import type {ComponentType, ReactNode} from 'react';
import {createContext, createElement, useContext} from 'react';

type Components = Readonly<Record<string, ComponentType | string>>;

const ComponentsContext = createContext<Components>({});

/** What compiled MDX draws its elements with. */
export function useMDXComponents(): Components {
  return useContext(ComponentsContext);
}

interface Props {
  readonly components: Components;
  readonly children: ReactNode;
}

/** Says it for the MDX within. */
export function MDXProvider({components, children}: Props): ReactNode {
  return createElement(ComponentsContext, {value: components}, children);
}
