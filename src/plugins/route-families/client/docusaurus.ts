import {chunkNamesOf} from './chunkNamesOf';
import {fetchPage} from './fetchPage';
import {prefetchQueue} from './prefetchQueue';

/** Links in view that may wait for an idle moment. */
const MOST_WAITING = 4;

/** Files that are fetched ahead for the links in view of a page, anew after each scroll. */
const MOST_FILES = 3;

interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

declare const __webpack_require__: {
  /** Docusaurus' own: the address of a chunk. */
  gca(chunkName: string): string | undefined;
};

const preloaded = new Set<string>();

function isSparing(): boolean {
  const {connection} = navigator as Navigator & {readonly connection?: Connection};
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

function fetchAhead(url: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = url;
    link.addEventListener('load', () => resolve());
    // A page that cannot be fetched ahead is fetched when it is opened.
    link.addEventListener('error', () => resolve());
    document.head.append(link);
    // Browsers that know no prefetch fire neither event.
    if (!link.relList.supports('prefetch')) {
      resolve();
    }
  });
}

const fetched = new Set<string>();
let allowed = MOST_FILES;

// Who moves on, on this page or to another, is about to follow a link that was not there before.
window.addEventListener('scroll', () => (allowed = MOST_FILES), {passive: true});

/** Of some files those that are still to be fetched, as many as may be. */
function takeAllowed(urls: readonly string[]): string[] {
  const taken = urls.filter((url) => !fetched.has(url)).slice(0, allowed);
  allowed -= taken.length;
  taken.forEach((url) => fetched.add(url));
  return taken;
}

async function fetchPath(path: string): Promise<void> {
  const urls = chunkNamesOf(path).flatMap((name) => __webpack_require__.gca(name) ?? []);
  // What the bundler has put into another chunk has no address of its own.
  await Promise.all(takeAllowed(urls.filter((url) => !url.includes('undefined'))).map(fetchAhead));
}

function whenIdle(task: () => void): void {
  const queue = (): void => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(task);
    } else {
      setTimeout(task, 200);
    }
  };
  if (document.readyState === 'complete') {
    queue();
  } else {
    window.addEventListener('load', queue, {once: true});
  }
}

const enqueue = prefetchQueue({fetchPath, whenIdle, mostWaiting: MOST_WAITING});

/**
 * Stands in for Docusaurus' module of that name, which its links call: `prefetch` when a link comes
 * into view, `preload` when it is hovered or touched. Neither does anything on 2g, or where the
 * reader saves data.
 */
export default Object.freeze({
  prefetch(path: string): boolean {
    return !isSparing() && !preloaded.has(path) && enqueue(path);
  },
  preload(path: string): false | Promise<unknown> {
    if (isSparing() || preloaded.has(path)) {
      return false;
    }
    preloaded.add(path);
    return fetchPage(path);
  },
});
