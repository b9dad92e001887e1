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
