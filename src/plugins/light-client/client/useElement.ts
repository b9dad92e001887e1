import {useMDXComponents} from '@mdx-js/react';
import {createElement} from 'react';
import type {ComponentType, ReactNode} from 'react';

type Components = Readonly<Record<string, ComponentType | string | undefined>>;

/** Draws an element of MDX by its name; `props` is 0 where there are none. */
export type DrawElement = (name: string, props?: object | 0, ...children: ReactNode[]) => ReactNode;

/** What posts draw their elements with: the site's components, and plain elements else. */
export function useElement(): DrawElement {
  const components = useMDXComponents() as Components;
  return (name, props, ...children) =>
    createElement(components[name] ?? name, props || null, ...children);
}
