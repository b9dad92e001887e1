import {useEffect} from 'react';

/** Takes back what the script in the head said of the first page; from here on React decides. */
export function useTickerPlaces(): void {
  useEffect(() => {
    document.documentElement.removeAttribute('data-tickers');
  }, []);
}
