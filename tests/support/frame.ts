import type {Locator, Page} from '@playwright/test';

export function navbar(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Main'});
}

export function navLink(page: Page, name: string): Locator {
  return navbar(page).getByRole('link', {name, exact: true});
}

export function modeToggle(page: Page): Locator {
  return navbar(page).getByRole('button', {name: /^Switch between dark and light mode/});
}

/** Returns a locator of the page's main heading with this text, or with any text. */
export function heading(page: Page, name?: string): Locator {
  return page.getByRole('heading', {
    level: 1,
    ...(name === undefined ? {} : {name, exact: true}),
  });
}

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
