import {useEffect, useState} from 'react';

/**
 * False until the browser has painted what the component first draws. What measures the page waits
 * for it: measured sooner, the page is laid out in the same task in which it is drawn.
 */
export function useHasPainted(): boolean {
  const [hasPainted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPainted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return hasPainted;
}
