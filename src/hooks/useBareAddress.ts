import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect} from 'react';
import {barePath} from '../lib/paths';

/** After navigation, removes `/index.html` or a slash from the end of the address. */
export function useBareAddress(): void {
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  const baseUrl = useBaseUrl('/');
  useEffect(() => {
    const bare = barePath(pathname, baseUrl);
    if (bare !== pathname) {
      history.replace({pathname: bare, search, hash});
    }
  }, [history, pathname, search, hash, baseUrl]);
}
