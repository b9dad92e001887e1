import type {DocSearchProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useMemo} from 'react';

type Footer = NonNullable<DocSearchProps['resultsFooterComponent']>;

/** The link below the hits; one component as long as the modal is open, as the modal wants it. */
export function useSeeAll(onClose: () => void): Footer {
  return useMemo(
    () =>
      function SeeAll({state}) {
        const count = Number(state.context['nbHits'] ?? 0);
        return (
          <Link to={`/search?q=${encodeURIComponent(state.query)}`} onClick={onClose}>
            {`See all ${count} ${count === 1 ? 'result' : 'results'}`}
          </Link>
        );
      },
    [onClose],
  );
}
