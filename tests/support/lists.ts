import type {Locator, Page} from '@playwright/test';

/** `href` of some links as written, in order. */
export function hrefs(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

/** Addresses of the posts listed on a page, in order. */
export function listed(page: Page): Promise<(string | null)[]> {
  return hrefs(
    page.getByRole('main').getByRole('listitem').getByRole('heading', {level: 3}).getByRole('link'),
  );
}

/** The blog's sidebar beside a page. */
export function blogSidebar(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Blog recent posts navigation'});
}

function group(sidebar: Locator, year: string): Locator {
  return sidebar
    .locator('details')
    .filter({has: sidebar.page().locator('summary', {hasText: year})});
}

/** The control that opens and closes a year. */
export function yearToggle(sidebar: Locator, year: string): Locator {
  return group(sidebar, year).locator('summary');
}

/** Visible posts of a year, in order; none while it is closed. */
export async function postsUnder(sidebar: Locator, year: string): Promise<(string | null)[]> {
  const own = group(sidebar, year);
  return (await own.getAttribute('open')) === null
    ? []
    : hrefs(own.getByRole('listitem').getByRole('link'));
}
