import type {ReactNode} from 'react';

/** In the browser the page has its scripts already. */
export default function NoScripts({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}
