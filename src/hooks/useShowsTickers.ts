import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {showsTickers} from '../lib/showsTickers';

/** Whether the page that is open has the market tickers. */
export function useShowsTickers(): boolean {
  const {pathname} = useLocation();
  return showsTickers(pathname, useBaseUrl('/'));
}
