import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {posts, siteAddress} from '../support/fixturePages';
import {jsonLdItems, pagesWithContent} from '../support/builtPages';
import {fixtureBuild} from '../support/sites';

const postPaths = posts.map(({permalink}) => permalink);

function built(file: string): string {
  return readFileSync(path.join(fixtureBuild, file), 'utf8');
}

test('every page has one WebSite, one Person, and breadcrumbs unless it is at the top', () => {
  for (const {file, html} of pagesWithContent(fixtureBuild)) {
    if (!/name="?generator/.test(html)) {
      continue;
    }
    const address = `/${file.replace(/\.html$/, '')}`;
    expect(jsonLdItems(html, 'WebSite'), file).toHaveLength(1);
    expect(jsonLdItems(html, 'Person'), file).toHaveLength(1);
    const isTop = file === 'index.html' || file === '404.html';
    const trails = jsonLdItems(html, 'BreadcrumbList');
    expect(trails, file).toHaveLength(isTop ? 0 : 1);
    const crumbs = trails[0]?.['itemListElement'] as {item: string}[] | undefined;
    if (crumbs) {
      expect([crumbs[0]?.item, crumbs.at(-1)?.item], file).toEqual([
        siteAddress('/'),
        siteAddress(address),
      ]);
    }
    const unlisted = ['/blog/first-clicks', '/blog/kept-quiet', '/blog/what-a-post-may-hold'];
    const isPost = [...postPaths, ...unlisted].includes(address);
    expect(jsonLdItems(html, 'BlogPosting'), file).toHaveLength(isPost ? 1 : 0);
    expect(jsonLdItems(html, 'Blog'), file).toHaveLength(address === '/blog' ? 1 : 0);
  }
});

test('a post with `written` in its front matter states that its date is editorial, and the year', () => {
  const html = built('blog/iron-gall-ink.html');
  expect(jsonLdItems(html, 'BlogPosting')[0]).toMatchObject({dateCreated: '2023'});
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain('Editorial date. Written in 2023.');
  expect(built('blog/iron-gall-ink.md')).toContain('Editorial date: 2021-03-02, written in 2023');
  expect(jsonLdItems(built('blog/postmarks.html'), 'BlogPosting')[0]).not.toHaveProperty(
    'dateCreated',
  );
});
