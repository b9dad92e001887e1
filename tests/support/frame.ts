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
