import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {showsTickers} from '../../src/lib/paths';
import owner from '../fixtures/site/src/data/owner';
import {builtPages, urlOf} from '../support/builtPages';
import {permalinksOf, posts, siteAddress} from '../support/fixturePages';
import {
  attributesOf,
  fixturePage,
  fixtureText,
  hrefsOf,
  jsonLdItems,
  metaOf,
  textOf,
  textsOf,
} from '../support/html';
import {fixtureBuild} from '../support/sites';

/** Pages that readers can open but search engines must not index. */
const UNLISTED = [
  '/blog/first-clicks',
  '/blog/kept-quiet',
  '/blog/what-a-post-may-hold',
  '/books/how-this-shelf-works',
  '/search',
  '/404',
];
/** Minimum number of characters of a page with content. */
const MIN_TEXT = 50;
/** Pages for the owner, which are not in the sitemap. */
const NOT_IN_SITEMAP = ['/design-system', '/markdown-page'];

const addresses = builtPages(fixtureBuild).map(({file}) => urlOf(file));
const unlistedPosts = UNLISTED.filter((address) => address.startsWith('/blog/'));
const isPost = (address: string) => [...permalinksOf(posts), ...unlistedPosts].includes(address);

test.each(addresses)(
  '%s has a frame with a menu, a heading, content and complete metadata',
  (address) => {
    const page = fixturePage(address);
    expect(attributesOf(page('html'), 'lang')).toEqual(['en']);
    expect(attributesOf(page('html'), 'dir')).toEqual(['ltr']);
    expect(textsOf(page('h1'))).toEqual([expect.stringMatching(/\S/)]);
    expect(textOf(page('main')).length).toBeGreaterThan(MIN_TEXT);
    const [title = '', ...others] = textsOf(page('head title'));
    expect(others).toEqual([]);
    expect(title).toMatch(/Quill Notes$/);
    expect(metaOf(page, 'og:title')).toBe(title);
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
    const card = metaOf(page, 'og:image') ?? '';
    expect(card).toBe(metaOf(page, 'twitter:image'));
    expect(card.startsWith(siteAddress('/'))).toBe(true);
    expect(existsSync(path.join(fixtureBuild, new URL(card).pathname))).toBe(true);
    expect(hrefsOf(page('link[rel=icon]'))).toEqual(['/img/favicon.svg']);
    expect(hrefsOf(page('link[rel=alternate][type="text/plain"]'))).toEqual(['/llms.txt']);
    expect(textOf(page('a').first())).toBe('Skip to main content');
    expect(textOf(page('[role=banner]'))).toContain(owner.announcement?.text);
    expect(page('nav[aria-label=Main] a').length).toBeGreaterThan(5);
    if (address !== '/404') {
      expect(hrefsOf(page('link[rel=canonical]'))).toEqual([siteAddress(address)]);
      expect(metaOf(page, 'og:url')).toBe(siteAddress(address));
      const descriptions = attributesOf(page('meta[name=description]'), 'content');
      expect(descriptions).toEqual([metaOf(page, 'og:description')]);
      expect(descriptions[0]?.length).toBeGreaterThan(10);
    }
    const isIndexed = !metaOf(page, 'robots')?.includes('noindex');
    expect(isIndexed).toBe(!UNLISTED.includes(address));
  },
);

test.each(addresses)('%s has JSON-LD about site, owner, breadcrumbs and post', (address) => {
  const page = fixturePage(address);
  const isTop = address === '/' || address === '/404';
  const expected = {
    WebSite: true,
    Person: true,
    BreadcrumbList: !isTop,
    BlogPosting: isPost(address),
    Blog: address === '/blog',
  };
  for (const [type, isExpected] of Object.entries(expected)) {
    expect(jsonLdItems(page, type), type).toHaveLength(isExpected ? 1 : 0);
  }
  for (const {itemListElement} of jsonLdItems(page, 'BreadcrumbList')) {
    const crumbs = (itemListElement as {item: string}[]).map(({item}) => item);
    expect([crumbs[0], crumbs.at(-1)]).toEqual([siteAddress('/'), siteAddress(address)]);
  }
});

test('no two pages have the same title', () => {
  const titles = addresses.map((address) => textsOf(fixturePage(address)('title'))[0]);
  expect(new Set(titles).size).toBe(titles.length);
});

test('the home page has the owner’s description, and a post has description, date and tags in its head', () => {
  expect(metaOf(fixturePage('/'), 'description')).toBe(owner.description);
  for (const {permalink, title, description, date, tags} of posts) {
    const page = fixturePage(permalink);
    expect(textsOf(page('title:not(svg *)'))).toEqual([`${title} | ${owner.siteTitle}`]);
    expect(metaOf(page, 'description')).toBe(description);
    expect(metaOf(page, 'og:type')).toBe('article');
    expect(metaOf(page, 'article:published_time')).toContain(date);
    expect(metaOf(page, 'article:tag')).toBe(tags.map(({label}) => label).join(','));
  }
});

test('the sitemap lists the full address of every page that search engines may index', () => {
  const listed = addresses.filter((each) => ![...UNLISTED, ...NOT_IN_SITEMAP].includes(each));
  const sitemap = fixtureText('sitemap.xml');
  const locations = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
  expect(locations.sort()).toEqual(listed.map(siteAddress).sort());
  expect(fixtureText('robots.txt')).not.toMatch(/Disallow: \S/);
});

// An old address needs two files: hosts serve `/x` from `x.html` and `/x/` from `x/index.html`.
test.each(['/blog/tags/inks/index', '/2019/05/making-ink', '/2019/05/making-ink/index'])(
  'an old address redirects to the new one, and its canonical link names the new one: %s.html',
  (file) => {
    const page = fixturePage(file);
    expect(attributesOf(page('meta[http-equiv=refresh]'), 'content')).toEqual([
      expect.stringMatching(/url=\/blog\/tags\/ink$/),
    ]);
    expect(hrefsOf(page('link[rel=canonical]'))).toEqual(['/blog/tags/ink']);
  },
);

test('every page except blog, chat and map reserves space for the ticker tapes in navbar and footer', () => {
  for (const address of addresses) {
    const tapes = fixturePage(address)('aside[aria-label^="Market quotes"]');
    expect(tapes.length, address).toBe(showsTickers(address, '/') ? 2 : 0);
  }
});
