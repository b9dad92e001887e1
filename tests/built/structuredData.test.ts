import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import owner from '../fixtures/site/src/data/owner';
import {posts} from '../support/blogPosts';
import {pageThings, shownPages} from '../support/builtPages';
import {siteAddress} from '../support/siteAddress';
import {fixtureBuild} from '../support/sites';
import {leadsSomewhere} from '../support/markdownProblems';

const postPaths = posts.map(({permalink}) => permalink);

function built(file: string): string {
  return readFileSync(path.join(fixtureBuild, file), 'utf8');
}

test('every page has one WebSite, one Person, and breadcrumbs unless it is at the top', () => {
  for (const {file, html} of shownPages(fixtureBuild)) {
    if (!/name="?generator/.test(html)) {
      continue;
    }
    const address = `/${file.replace(/\.html$/, '')}`;
    expect(pageThings(html, 'WebSite'), file).toHaveLength(1);
    expect(pageThings(html, 'Person'), file).toHaveLength(1);
    const isTop = file === 'index.html' || file === '404.html';
    const trails = pageThings(html, 'BreadcrumbList');
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
    expect(pageThings(html, 'BlogPosting'), file).toHaveLength(isPost ? 1 : 0);
    expect(pageThings(html, 'Blog'), file).toHaveLength(address === '/blog' ? 1 : 0);
  }
});

test('a post has its date, authors, subjects and length', () => {
  const names: Record<string, string> = {founder: 'Zelda Quill', guest: 'Ada Nib'};
  for (const {permalink, title, date, tags, description, authors} of posts) {
    const [posting] = pageThings(built(`${permalink}.html`), 'BlogPosting');
    expect({
      ...posting,
      // Text that looks like a closing script tag is broken up by an invisible character.
      headline: String(posting?.['headline']).replaceAll('\u2060', ''),
    }).toMatchObject({
      headline: title,
      description,
      datePublished: `${date}T00:00:00.000Z`,
      keywords: tags.map(({label}) => label),
      author: authors.map((key) => ({name: names[key]})),
      url: siteAddress(permalink),
      isPartOf: {'@id': siteAddress('/blog')},
      wordCount: expect.any(Number),
    });
    const {url} = posting?.['image'] as {url: string};
    expect(leadsSomewhere(url, fixtureBuild, owner.url), permalink).toBe(true);
  }
});

test('a post with an editorial date states the year in which it was written', () => {
  const html = built('blog/iron-gall-ink.html');
  expect(pageThings(html, 'BlogPosting')[0]).toMatchObject({dateCreated: '2023'});
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain('Editorial date. Written in 2023.');
  expect(built('blog/iron-gall-ink.md')).toContain('Editorial date: 2021-03-02, written in 2023');
  expect(pageThings(built('blog/postmarks.html'), 'BlogPosting')[0]).not.toHaveProperty(
    'dateCreated',
  );
});
