import type {DocSearchProps} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import {useMemo} from 'react';
import {useInsights} from '../insights/useInsights';

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
