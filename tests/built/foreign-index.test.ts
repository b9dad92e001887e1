import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {readBuiltPages} from 'docusaurus-theme-search-ask';
import {FOREIGN_BASE, fixtureBuild, foreignBuild} from '../support/sites';

describe.each([
  ['the fixture site', fixtureBuild, '/'],
  ['a fork with foreign posts', foreignBuild, FOREIGN_BASE],
])('the search index of %s', (_, build, baseUrl) => {
  test('links only to headings that exist on their pages', async () => {
    const pages = await readBuiltPages(build);
    const withHeadings = pages.filter(({headings}) => headings.length > 0);
    expect(withHeadings.length).toBeGreaterThan(3);
    for (const {url, headings} of withHeadings) {
      const file = path.join(build, `${url.slice(baseUrl.length) || 'index'}.html`);
      const page = load(readFileSync(file, 'utf8'));
      const ids = new Set(
        page('main [id]')
          .map((_place, element) => element.attribs['id'])
          .get(),
      );
      expect(
        headings.filter(({anchor}) => !ids.has(anchor)),
        url,
      ).toEqual([]);
    }
  });
});
