import {load} from 'cheerio';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {textOf, textsOf} from '../support/html';
import type {ServedBuild} from '../support/serveBuild';
import {serveBuild} from '../support/serveBuild';
import {mappedPages} from '../support/siteMap';
import {fixtureBuild} from '../support/sites';

/** Minimum number of characters of a page with content. */
const MIN_TEXT = 50;

let site: ServedBuild;

beforeAll(async () => {
  site = await serveBuild(fixtureBuild);
});

afterAll(() => site.close());

function get(path: string): Promise<Response> {
  return fetch(`${site.address}${path}`, {redirect: 'manual'});
}

/** Pages that are shown but not in the sitemap. */
const UNMAPPED = ['/blog/kept-quiet', '/design-system', '/markdown-page', '/search'];

test.each([...mappedPages(fixtureBuild).map(({path}) => path), ...UNMAPPED])(
  '%s is served with a heading, readable without JavaScript',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    const page = load(await response.text());
    expect(textsOf(page('h1'))).toEqual([expect.stringMatching(/\S/)]);
    expect(page('main')).toHaveLength(1);
    expect(textOf(page('main')).length).toBeGreaterThan(MIN_TEXT);
  },
);

test('any other path answers 404 with the not-found page', async () => {
  const response = await get('/no/such/page');
  expect(response.status).toBe(404);
  expect(textOf(load(await response.text())('h1'))).toBe('Page not found');
});
