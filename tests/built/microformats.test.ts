import {readFileSync} from 'node:fs';
import {mf2} from 'microformats-parser';
import {expect, test} from 'vitest';
import {posts, siteAddress} from '../support/fixturePages';
import {fileOf} from '../support/html';
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

test.each([
  ['/blog', posts],
  ['/', posts.slice(0, 5)],
])('%s is an h-feed of posts', (address, expected) => {
  const feeds = itemsOf(address).filter(({type}) => type?.includes('h-feed'));
  const children = expected.map(({title, permalink, date, description}) => ({
    type: ['h-entry'],
    properties: {
      name: [title],
      url: [siteAddress(permalink)],
      published: [date],
      summary: [description],
    },
  }));
  expect(feeds).toMatchObject([{properties: {name: [expect.stringMatching(/\w/)]}, children}]);
});

test('the page of all authors has an h-card of each', () => {
  const cards = itemsOf('/blog/authors').filter(({type}) => type?.includes('h-card'));
  expect(cards).toMatchObject(
    Object.keys(NAMES).map((author) => ({properties: cardOf(author).properties})),
  );
});
