import type {Locator, Page} from '@playwright/test';

/** Returns the `href` of links as written, in order. */
export function hrefs(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((elements) => elements.map((link) => link.getAttribute('href')));
}

/** Returns the addresses of the posts in the page's list, in order. */
export function listedPosts(page: Page): Promise<(string | null)[]> {
  return hrefs(
    page.getByRole('main').getByRole('listitem').getByRole('heading', {level: 3}).getByRole('link'),
  );
}
