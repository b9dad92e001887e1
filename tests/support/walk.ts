import type {Page} from '@playwright/test';
import type {MappedPage} from './siteMap';
import {expect, hydrated, isSameDocument, markDocument} from './test';

interface Walk {
  /** Paths in the order of the visits, none twice. */
  readonly visited: readonly string[];
  /** Pages without the expected title or heading, with those found instead. */
  readonly wrong: readonly string[];
}

/**
 * Walks from page to page by clicking links, without reloading: always to the nearest unvisited page,
 * through as few visited pages as possible. Ends when no known page leads on. Runs in the browser.
 *
 * @param pages to visit, including the one where the walk starts
 * @param patience milliseconds to wait for a page
 */
async function walk({
  pages,
  patience,
}: {
  readonly pages: readonly MappedPage[];
  readonly patience: number;
}): Promise<Walk> {
  const known = new Map(pages.map((page) => [page.path, page]));
  const left = new Set(known.keys());
  /** Links of each visited page. */
  const leads = new Map<string, readonly string[]>();
  const visited: string[] = [];
  const wrong: string[] = [];

  const here = (): string => decodeURI(window.location.pathname);
  const plain = (text: string | null | undefined): string =>
    (text ?? '').replace(/[\s\u200b]+/g, ' ').trim();
  const painted = (): Promise<unknown> =>
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

  function links(): Map<string, HTMLAnchorElement> {
    const found = new Map<string, HTMLAnchorElement>();
    // The announcement bar is plain HTML, so its link loads a document.
    const inner = 'a[href^="/"]:not([role="banner"] a)';
    for (const link of document.querySelectorAll<HTMLAnchorElement>(inner)) {
      const path = decodeURI(link.pathname);
      const isShown = link.checkVisibility();
      // A link with an anchor may be a control, such as a year of the sidebar.
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
    if (!isThere()) {
      wrong.push(`${path}: ${here()} "${document.title}"`);
    }
  }

  /** First step of the shortest path to an unvisited page. */
  function stepFrom(start: string): string | undefined {
    const firstSteps = new Map<string, string>();
    for (let round = [start]; round.length > 0;) {
      const reached: string[] = [];
      for (const from of round) {
        for (const to of leads.get(from) ?? []) {
          if (to !== start && !firstSteps.has(to)) {
            firstSteps.set(to, firstSteps.get(from) ?? to);
            reached.push(to);
          }
        }
      }
      const goal = reached.find((path) => left.has(path));
      if (goal !== undefined) {
        return firstSteps.get(goal);
      }
      round = reached;
    }
    return undefined;
  }

  left.delete(here());
  while (left.size > 0 && wrong.length < 5) {
    const found = links();
    leads.set(
      here(),
      [...found.keys()].filter((path) => known.has(path)),
    );
    const step = stepFrom(here()) ?? '';
    const target = known.get(step);
    if (!target) {
      break;
    }
    found.get(step)?.click();
    await arrive(target);
    if (left.delete(step)) {
      visited.push(step);
    }
  }
  return {visited, wrong};
}

const EMPTY_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
/** Pages that links may open in a new tab, so no client navigation leads there. */
const OWN_TABS = ['/newsletter'];
/** Milliseconds to wait for a page. */
const PATIENCE = 20_000;

/** Expects a walk from the home page, without reloading, to reach every page without a fault. */
export async function expectWholeWalk(page: Page, pages: readonly MappedPage[]): Promise<void> {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) {
      failed.push(response.url());
    }
  });
  await page.route(/\/img\/.+\.(?:svg|png|avif|webp)/, (route) =>
    route.fulfill({contentType: 'image/svg+xml', body: EMPTY_PICTURE}),
  );
  await page.goto('/');
  await hydrated(page);
  await markDocument(page);
  const {visited, wrong} = await page.evaluate(walk, {pages, patience: PATIENCE});
  expect(wrong).toEqual([]);
  expect(failed).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
  const targets = pages.map(({path}) => path).filter((path) => path !== '/');
  expect([...new Set([...visited, ...OWN_TABS])].sort()).toEqual(targets.sort());
}
