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

function KeptPart({name}: {readonly name: string}): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current) {
      holdServed(name, ref.current);
    }
  }, [name]);
  useDelegatedLinks(ref);
  return (
    <div
      ref={ref}
      data-served={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={AS_SERVED}
    />
  );
}

/**
 * A part of a page that costs the browser no script: what the server drew stays as it is, and its
 * links are followed as everywhere. A reader who comes from another page gets it drawn from data.
 */
export default function ServedPart({name, children}: Props): ReactNode {
  if (children === undefined) {
    return <KeptPart name={name} />;
  }
  return <div data-served={typeof document === 'undefined' ? name : undefined}>{children}</div>;
}
