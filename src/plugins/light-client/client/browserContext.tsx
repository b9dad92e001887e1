import type {ReactNode} from 'react';
import {createContext, startTransition, useEffect, useState} from 'react';

/**
 * Stands in for Docusaurus' module of that name: whether the page is drawn in a browser and React
 * has taken over what the server sent.
 */
export const Context = createContext(false);

/**
 * Draws what differs in a browser in pieces: at once, it would hold up the reader at the very
 * moment when the page begins to answer.
 */
export function BrowserContextProvider({children}: {readonly children: ReactNode}): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context value={isBrowser}>{children}</Context>;
}
