import {useCallback, useEffect, useRef} from 'react';

/** Returns a function that stays the same and calls the newest callback, as React's `useEffectEvent` does. */
export function useEvent<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(callback);
  useEffect(() => {
    newest.current = callback;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
