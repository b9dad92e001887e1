import type {ReactNode} from 'react';
import {useLayoutEffect, useRef} from 'react';
import {useDelegatedLinks} from '../../hooks/useDelegatedLinks';
import {holdServed} from './servedParts';

/** The same object every time, or React would write it again, over what is kept. */
const AS_SERVED = {__html: ''};

interface Props {
  /** Unique among the parts of the site. */
  readonly name: string;
  /** The part; nothing where it stands in the page as the server sent it. */
  readonly children: ReactNode | undefined;
}

/**
 * A part of a page that costs the browser no script: what the server drew stays as it is. A reader
 * who comes from another page gets it drawn from data. Its links are followed either way.
 */
export default function ServedPart({name, children}: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const isKept = children === undefined;
  useLayoutEffect(() => {
    if (isKept && ref.current) {
      holdServed(name, ref.current);
    }
  }, [isKept, name]);
  useDelegatedLinks(ref);
  if (isKept) {
    return (
      <div
        ref={ref}
        data-served={name}
        suppressHydrationWarning
        dangerouslySetInnerHTML={AS_SERVED}
      />
    );
  }
  return (
    <div ref={ref} data-served={typeof document === 'undefined' ? name : undefined}>
      {children}
    </div>
  );
}
