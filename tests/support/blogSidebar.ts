import type {Locator, Page} from '@playwright/test';
import {hrefs} from './lists';

/** The blog's sidebar beside a page. */
export function blogSidebar(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Blog recent posts navigation'});
}

/** What opens and folds a year, once scripts run. */
export function yearButton(sidebar: Locator, year: string): Locator {
  return sidebar.getByRole('button', {name: new RegExp(`^${year} `)});
}

/** The posts under a year, in order. */
export function postsUnder(sidebar: Locator, year: string): Promise<(string | null)[]> {
  const group = sidebar.getByRole('group', {name: `Posts of ${year}`});
  return hrefs(group.getByRole('listitem').getByRole('link'));
}
