import type {DocSearchProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useMemo} from 'react';
import {useInsights} from '../searchEngine';

type Navigator = NonNullable<DocSearchProps['navigator']>;

/** Where Enter leads: within the site by the router, elsewhere by the browser. */
export function useNavigator(): Navigator {
  const history = useHistory();
  const insights = useInsights();
  return useMemo(
    () => ({
      navigate({itemUrl, item}) {
        insights?.clicked(item);
        if (itemUrl.startsWith('/')) {
          history.push(itemUrl);
        } else {
          window.location.assign(itemUrl);
        }
      },
    }),
    [history, insights],
  );
}

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
