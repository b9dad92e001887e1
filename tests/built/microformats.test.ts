import {readFileSync} from 'node:fs';
import {mf2} from 'microformats-parser';
import {expect, test} from 'vitest';
import owner from '../fixtures/site/src/data/owner';
import {posts, postsByTag} from '../support/blogPosts';
import type {Post} from '../support/blogPosts';
import {fileOf} from '../support/html';
import {siteAddress} from '../support/siteAddress';
import {fixtureBuild} from '../support/sites';

const NAMES: Readonly<Record<string, string>> = {founder: 'Zelda Quill', guest: 'Ada Nib'};

/** Returns the top-level microformats of a page. */
function itemsOf(address: string) {
  const html = readFileSync(fileOf(fixtureBuild, address), 'utf8');
  return mf2(html, {baseUrl: siteAddress(address)}).items;
}

function cardOf(author: string) {
  return {
    type: ['h-card'],
    properties: {
      name: [NAMES[author]],
      url: [siteAddress(`/blog/authors/${author}`)],
    },
    value: NAMES[author],
  };
}

function rowOf({title, permalink, date, description}: Post) {
  return {
    type: ['h-entry'],
    properties: {
      name: [title],
      url: [siteAddress(permalink)],
      published: [date],
      summary: [description],
    },
  };
}

test.each(posts)('$permalink is one h-entry with its metadata, text and authors', (post) => {
  const {permalink, title, date, description, tags, authors} = post;
  const items = itemsOf(permalink);
  expect(items).toHaveLength(1);
  const [entry] = items;
  expect(entry).toMatchObject({
    type: ['h-entry'],
    properties: {
      name: [title],
      url: [siteAddress(permalink)],
      published: [expect.stringMatching(`^${date}`)],
      summary: [description],
      category: tags.map(({label}) => label),
      author: authors.map(cardOf),
      content: [{html: expect.stringContaining('<p>') as string}],
    },
  });
});

test('an updated post has its update date', () => {
  const days = posts.map(({permalink}) => itemsOf(permalink)[0]?.properties['updated']);
  expect(days).toContainEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
});

test('the lists of the blog, a tag and an author are h-feeds of their posts', () => {
  const [tag, tagged = []] = [...postsByTag][0] ?? [];
  const guests = posts.filter(({authors}) => authors.includes('guest'));
  for (const [address, expected] of [
    ['/blog', posts],
    [tag ?? '', tagged],
    ['/blog/authors/guest', guests],
  ] as const) {
    expect(itemsOf(address), address).toMatchObject([
      {
        type: ['h-feed'],
        properties: {name: [expect.stringMatching(/\w/)]},
        children: expected.map(rowOf),
      },
    ]);
  }
});

test('the home page has the featured post and an h-feed of the newest', () => {
  const items = itemsOf('/');
  expect(items.map(({type}) => type)).toEqual([['h-entry'], ['h-feed']]);
  expect(items[0]).toMatchObject({properties: {url: [siteAddress(owner.featured?.[0] ?? '')]}});
  expect(items[1]).toMatchObject({
    properties: {name: ['Latest posts']},
    children: posts.slice(0, 5).map((post) => ({properties: {name: [post.title]}})),
  });
});

test('authors and the owner have an h-card', () => {
  expect(itemsOf('/blog/authors/founder')[0]?.properties['author']).toMatchObject([
    cardOf('founder'),
  ]);
  const cards = itemsOf('/blog/authors').filter(({type}) => type?.includes('h-card'));
  expect(cards.map(({properties}) => properties['name'])).toEqual([['Zelda Quill'], ['Ada Nib']]);
  const places = Object.values(owner.links).map(({href}) => href);
  expect(itemsOf('/about-this-site')).toMatchObject([
    {
      type: ['h-card'],
      properties: {
        name: [owner.name],
        url: [siteAddress('/'), ...places],
        uid: [siteAddress('/')],
        email: [`mailto:${owner.email}`],
      },
    },
  ]);
});
