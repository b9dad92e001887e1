import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect} from 'react';

/** Turns `…/index.html` into the bare path when a link inside the site leads there. */
export function useBareAddress(): void {
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  useEffect(() => {
    const bare = pathname.replace(/\/index\.html$/, '') || '/';
    if (bare !== pathname) {
      history.replace({pathname: bare, search, hash});
    }
  }, [history, pathname, search, hash]);
}
