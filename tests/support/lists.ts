import type {Locator, Page} from '@playwright/test';

/** The addresses of some links as they are written, in order. */
export function hrefs(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

/** Where the titles of the posts listed on a page lead, in order. */
export function listed(page: Page): Promise<(string | null)[]> {
  return hrefs(
    page.getByRole('main').getByRole('listitem').getByRole('heading', {level: 3}).getByRole('link'),
  );
}
