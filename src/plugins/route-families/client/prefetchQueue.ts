export interface PrefetchOptions {
  /** Fetches what a path needs. */
  fetchPath(path: string): Promise<unknown>;
  /** Calls back when the browser has nothing better to do. */
  whenIdle(task: () => void): void;
  /** Paths that may wait; the oldest gives way. */
  readonly mostWaiting: number;
}

/**
 * Fetches ahead what links in view lead to: one path at a time, when the browser is idle. A list
 * that is scrolled through brings more links than anybody follows: of those that wait only the last
 * few are fetched.
 *
 * @returns takes a path; false where it was asked for before
 */
export function prefetchQueue({fetchPath, whenIdle, mostWaiting}: PrefetchOptions) {
  const asked = new Set<string>();
  let waiting: string[] = [];
  let isBusy = false;

  function next(): void {
    const path = waiting.shift();
    if (path === undefined) {
      isBusy = false;
      return;
    }
    const goOn = (): void => whenIdle(next);
    fetchPath(path).then(goOn, goOn);
  }

  return function prefetch(path: string): boolean {
    if (asked.has(path)) {
      return false;
    }
    asked.add(path);
    waiting.push(path);
    waiting.slice(0, -mostWaiting).forEach((dropped) => asked.delete(dropped));
    waiting = waiting.slice(-mostWaiting);
    if (!isBusy) {
      isBusy = true;
      whenIdle(next);
    }
    return true;
  };
}
