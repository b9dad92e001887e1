import Link from '@docusaurus/Link';
import type {DocSearchHit, InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';
import type {ReactElement, ReactNode} from 'react';
import {useLayoutEffect, useRef} from 'react';
import {useInsights} from '../searchEngine';
import {parseMarked} from '../parseMarked';

interface Props {
  readonly hit: InternalDocSearchHit | StoredDocSearchHit;
  readonly children: ReactNode;
}

function titleOf(hit: Props['hit']): string {
  const title = hit.type === 'content' ? hit.content : hit.hierarchy[hit.type];
  return parseMarked(title ?? '')
    .map(({text}) => text)
    .join('');
}

/**
 * A row of the modal. The link of a stored search lies over the row, below its buttons: a link
 * around them would hold buttons. Arrow keys and Enter choose rows, so that the links are no stops.
 */
export default function HitLink({hit, children}: Props): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  const insights = useInsights();
  const isStored = !('_snippetResult' in hit);
  const tell = () => insights?.clicked(hit as DocSearchHit);
  useLayoutEffect(() => {
    const row = ref.current?.closest('li');
    row?.setAttribute('role', 'treeitem');
    row?.closest('ul')?.setAttribute('role', 'tree');
  }, []);
  return (
    <div ref={ref} className="SearchHit">
      {isStored ? (
        <>
          <Link
            to={hit.url}
            className="SearchHit-cover"
            tabIndex={-1}
            aria-label={titleOf(hit)}
            onClick={tell}
          />
          {children}
        </>
      ) : (
        <Link to={hit.url} tabIndex={-1} onClick={tell} onAuxClick={tell}>
          {children}
        </Link>
      )}
    </div>
  );
}
