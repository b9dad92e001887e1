import type {MappedPage} from './siteMap';

export interface Walk {
  /** Paths in the order of the visits, none twice. */
  readonly visited: readonly string[];
  /** Pages whose title or heading did not come, with what stood there instead. */
  readonly wrong: readonly string[];
  /** Milliseconds from each click until the page that it opens is painted. */
  readonly waits: readonly number[];
  /** Milliseconds of the longest task of the whole walk. */
  readonly longestTask: number;
}

/**
 * Walks from page to page by clicking links, inside the document: a link to a page that is still to
 * be seen if there is one, or else a link towards pages that list more. Runs in the browser.
 *
 * @param targets the pages to see
 * @param lists pages from which all targets can be reached
 * @param patience milliseconds to wait for a page
 */
export async function walk({
  targets,
  lists,
  patience,
}: {
  readonly targets: readonly MappedPage[];
  readonly lists: readonly string[];
  readonly patience: number;
}): Promise<Walk> {
  const left = new Map(targets.map((target) => [target.path, target]));
  const known = new Map(left);
  /** For a page that was seen, the targets that it links to. */
  const leads = new Map<string, string[]>();
  const visited: string[] = [];
  const wrong: string[] = [];
  const waits: number[] = [];
  let longestTask = 0;
  new PerformanceObserver((entries) => {
    entries.getEntries().forEach(({duration}) => {
      longestTask = Math.max(longestTask, duration);
    });
  }).observe({type: 'longtask'});

  const here = (): string => decodeURI(window.location.pathname);
  const plain = (text: string | null | undefined): string =>
    (text ?? '').replace(/[\s\u200b]+/g, ' ').trim();
  const painted = (): Promise<unknown> =>
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

  function links(): Map<string, HTMLAnchorElement> {
    const found = new Map<string, HTMLAnchorElement>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
      const path = decodeURI(link.pathname);
      const isShown = link.checkVisibility();
      // A link into a page may be a part's own switch, such as a year of the sidebar.
      if (link.target === '' && link.hash === '' && (isShown || !found.has(path))) {
        found.set(path, link);
      }
    }
    return found;
  }

  async function arrive({path, title, heading}: MappedPage): Promise<void> {
    const start = performance.now();
    const isThere = (): boolean =>
      here() === path &&
      plain(document.title) === title &&
      plain(document.querySelector('h1')?.textContent) === heading;
    while (!isThere() && performance.now() - start < patience) {
      await painted();
    }
    await painted();
    waits.push(performance.now() - start);
    if (!isThere()) {
      wrong.push(`${path}: ${here()} "${document.title}"`);
    }
  }

  /** Where to go on: a page to see, one that leads to such, or a list. */
  function nextOf(found: ReadonlyMap<string, HTMLAnchorElement>): string | undefined {
    const paths = [...found.keys()].filter((path) => known.has(path));
    return (
      paths.find((path) => left.has(path)) ??
      paths.find((path) => leads.get(path)?.some((lead) => left.has(lead))) ??
      lists.find((path) => path !== here() && found.has(path))
    );
  }

  while (left.size > 0 && wrong.length < 5 && waits.length < 6 * targets.length) {
    const found = links();
    leads.set(
      here(),
      [...found.keys()].filter((path) => known.has(path)),
    );
    const next = nextOf(found);
    const link = found.get(next ?? '');
    const target = known.get(next ?? '');
    if (!link || !target) {
      wrong.push(`${here()}: no link leads on`);
      break;
    }
    link.click();
    await arrive(target);
    if (left.delete(target.path)) {
      visited.push(target.path);
    }
  }
  return {visited, wrong, waits, longestTask};
}
