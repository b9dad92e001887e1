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

/** The same of a page that only came as HTML. */
export function listedInHtml(html: string): (string | undefined)[] {
  const main = html.slice(html.indexOf('<main'));
  return [...main.matchAll(/<h3\b[^>]*><a\b[^>]*\shref="?([^\s">]+)/g)].map(([, href]) => href);
}

/** Every row of a list of posts by year, with all that it shows. */
export function listedYears(page: Page) {
  return page
    .getByRole('main')
    .getByRole('region')
    .evaluateAll((regions) =>
      regions.map((region) => ({
        year: region.querySelector('h2')?.id,
        rows: [...region.querySelectorAll('li')].map((row) => ({
          date: row.querySelector('time')?.dateTime,
          title: row.querySelector('h3')?.textContent,
          permalink: row.querySelector('h3 a')?.getAttribute('href'),
          description: row.querySelector('h3 + p')?.textContent,
          minutes: row.querySelector('h3 + p + p > span')?.textContent,
          tags: [...row.querySelectorAll('p a')].map((link) => ({
            label: link.textContent,
            permalink: link.getAttribute('href'),
          })),
        })),
      })),
    );
}
