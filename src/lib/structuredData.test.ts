import fc from 'fast-check';
import {expect, test} from 'vitest';
import type {Owner} from './owner';
import {blogPosting, jsonLdText, ownerPerson, website} from './structuredData';

const owner = {
  name: 'Zelda Quill',
  siteTitle: 'Quill Notes',
  url: 'https://quill.example',
  baseUrl: '/site/',
  links: {
    shortPosts: {href: 'https://short.example/quill'},
    professionalNetwork: {href: 'https://work.example/quill'},
    codeHost: {href: 'https://code.example/'},
  },
  email: 'post@quill.example',
} as Owner;

const POST = {
  title: 'A post',
  description: 'What it says.',
  permalink: '/site/blog/a-post',
  date: '2024-02-03T00:00:00.000Z',
  tags: [{label: 'Ink'}, {label: 'Paper'}],
  authors: [{name: 'Zelda Quill', title: 'Keeper of the notes', page: {permalink: '/site/z'}}],
  frontMatter: {},
  wordCount: 812,
};
const BLOG = {blogTitle: 'Blog', blogBasePath: '/site/blog', authorsListPath: ''};

function postingOf(post: object) {
  return blogPosting(owner, post as Parameters<typeof blogPosting>[1], BLOG, 'de');
}

test('the front page of a service is not a profile of the owner', () => {
  expect(ownerPerson(owner).sameAs).toEqual([
    'https://short.example/quill',
    'https://work.example/quill',
  ]);
});

test('the owner is recognized as the author of a post', () => {
  expect(postingOf(POST)).toMatchObject({
    '@id': 'https://quill.example/site/blog/a-post',
    author: [
      {
        '@id': 'https://quill.example/site/#owner',
        description: 'Keeper of the notes',
        url: 'https://quill.example/site/z',
      },
    ],
    keywords: ['Ink', 'Paper'],
    wordCount: 812,
    isPartOf: {'@id': 'https://quill.example/site/blog'},
  });
});

test('a post has the year of writing, the update, the picture and guest authors, if any', () => {
  const posting = postingOf({
    ...POST,
    lastUpdatedAt: Date.parse('2025-01-01'),
    frontMatter: {written: 2026},
    image: 'https://quill.example/site/card.png',
    authors: [
      {name: 'A guest', imageURL: '/site/g.png', url: 'https://guest.example'},
      {name: 'A relative', imageURL: 'https://', url: '/site/about'},
      {name: 'A friend', imageURL: './me.png'},
    ],
    // The address of the published file of a picture beside the post.
    authorImages: [undefined, undefined, '/site/1.png'],
  });
  expect(posting).toMatchObject({
    dateCreated: '2026',
    dateModified: '2025-01-01T00:00:00.000Z',
    image: {'@type': 'ImageObject', url: 'https://quill.example/site/card.png'},
    author: [
      {name: 'A guest', image: 'https://quill.example/site/g.png', url: 'https://guest.example/'},
      {name: 'A relative', image: undefined, url: 'https://quill.example/site/about'},
      {name: 'A friend', image: 'https://quill.example/site/1.png'},
    ],
  });
  expect(JSON.stringify(posting.author)).not.toContain('@id');
});

test('no site title can end the script element that contains it, even after the minifier has rewritten the JSON', () => {
  const parts = ['<', '</', 'script', '</SCRIPT>', '<!--', '-->', '<script', '>', 'a'];
  const title = fc.array(fc.constantFrom(...parts), {maxLength: 12});
  fc.assert(
    fc.property(title, (pieces) => {
      const text = jsonLdText([website({...owner, siteTitle: pieces.join('')}, 'de')]);
      expect(text).not.toContain('<');
      expect(JSON.stringify(JSON.parse(text))).not.toMatch(/<\/?script|<!--/i);
    }),
  );
});
