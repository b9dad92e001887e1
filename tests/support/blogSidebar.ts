import type {Locator, Page} from '@playwright/test';
import {hrefs} from './lists';

/** The blog's sidebar beside a page. */
export function blogSidebar(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Blog recent posts navigation'});
}

function group(sidebar: Locator, year: string): Locator {
  return sidebar
    .locator('details')
    .filter({has: sidebar.page().locator('summary', {hasText: year})});
}

/** What opens and folds a year. */
export function yearToggle(sidebar: Locator, year: string): Locator {
  return group(sidebar, year).locator('summary');
}

/** The posts that are to be seen under a year, in order; none while it is folded. */
export async function postsUnder(sidebar: Locator, year: string): Promise<(string | null)[]> {
  const own = group(sidebar, year);
  return (await own.getAttribute('open')) === null
    ? []
    : hrefs(own.getByRole('listitem').getByRole('link'));
}
