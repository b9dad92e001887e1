import {useCallback, useEffect, useRef} from 'react';

/** Returns a stable function that calls the latest callback, similar to React's `useEffectEvent`. */
export function useEvent<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(callback);
  useEffect(() => {
    newest.current = callback;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
