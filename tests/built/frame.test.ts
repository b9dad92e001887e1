import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import owner from '../fixtures/site/src/data/owner';
import {hrefsOf, readPage, textOf, textsOf} from '../support/html';
import {pageTypes} from '../support/routes';
import {fixtureBuild} from '../support/sites';

/** Addresses of a page of each type, without queries, and with the 404 page for an unknown path. */
const addresses = pageTypes.map((address) =>
  address === '/no-such-page' ? '/404' : address.replace(/\?.*/, ''),
);

const ICONS = readFileSync(path.join(fixtureBuild, 'img/icons.svg'), 'utf8');

describe('the HTML of a page', () => {
  it.each([
    ['/books/already-read', 'Books'],
    ['/media/webinars', 'Media'],
    ['/resume/articles', 'Resume'],
    ['/blog/tags/ink', 'Blog'],
    ['/intelligence', 'Intelligence'],
    ['/chat', 'Chat'],
  ])('%s: the navbar marks only the section %s', (address, section) => {
    const page = readPage(fixtureBuild, address);
    expect(
      textsOf(page('nav[aria-label=Main] a[aria-current=page]:not(ul a, [role=button])')),
    ).toEqual([section]);
  });

  it.each(addresses)(
    '%s has a skip link, announcement, navbar, content, footer, styles and icons',
    (address) => {
      const page = readPage(fixtureBuild, address);
      expect(textOf(page('a').first())).toBe('Skip to main content');
      expect(textOf(page('[role=banner]'))).toContain(owner.announcement?.text);
      expect(hrefsOf(page('[role=banner] a'))).toEqual([owner.announcement?.link?.href]);
      expect(textsOf(page('main h1, main [role=heading][aria-level=1]'))).toHaveLength(1);
      expect(page('nav[aria-label=Main] a')).not.toHaveLength(0);
      expect(page('footer')).not.toHaveLength(0);
      const sheets = hrefsOf(page('head link[rel=stylesheet]'));
      expect(sheets).not.toHaveLength(0);
      expect(sheets.filter((href) => !existsSync(path.join(fixtureBuild, href ?? '')))).toEqual([]);
      const icons = hrefsOf(page('use[href*="/img/icons.svg#"]'));
      expect(icons.length).toBeGreaterThan(3);
      const missing = icons.filter(
        (icon) => !ICONS.includes(`<symbol id="${icon?.split('#')[1]}"`),
      );
      expect(missing).toEqual([]);
    },
  );
});
