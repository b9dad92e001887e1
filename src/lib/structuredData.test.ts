import fc from 'fast-check';
import {expect, test} from 'vitest';
import type {Owner} from './owner';
import {blogPosting, jsonLdText, ownerPerson, website} from './structuredData';

const owner: Owner = {
  name: 'Zelda Quill',
  siteTitle: 'Quill Notes',
  tagline: 'Notes on letters.',
  description: 'A notebook about letters, ink and tides.',
  url: 'https://quill.example',
  baseUrl: '/',
  links: {
    shortPosts: {label: 'Shortly', href: 'https://short.example/quill'},
    professionalNetwork: {label: 'At work', href: 'https://work.example/quill'},
    codeHost: {label: 'Code', href: 'https://code.example/'},
    meeting: {label: 'Meet', href: 'https://meet.example/quill'},
  },
  email: 'post@quill.example',
  analytics: {
    scriptAddress: 'https://count.example/script.js',
    scriptIdVariable: 'ANALYTICS_ID',
    tagManagerAddress: 'https://tags.example/gtm.js',
    tagManagerIdVariable: 'TAG_MANAGER_ID',
  },
  colorMode: {defaultMode: 'dark', respectPrefersColorScheme: false},
};
const below: Owner = {...owner, baseUrl: '/site/'};

const POST = {
  title: 'A post',
  description: 'What it says.',
  permalink: '/site/blog/a-post',
  date: '2024-02-03T00:00:00.000Z',
  tags: ['Ink', 'Paper'],
  authors: [{name: 'Zelda Quill', title: 'Keeper of the notes', page: {permalink: '/site/z'}}],
  words: 812,
};
const BLOG = {title: 'Blog', permalink: '/site/blog'};

test('the data of the site includes its search and its owner', () => {
  expect(website(below)).toMatchObject({
    '@type': 'WebSite',
    name: 'Quill Notes',
    url: 'https://quill.example/site/',
    publisher: {'@id': 'https://quill.example/site/#owner'},
    potentialAction: {
      target: {urlTemplate: 'https://quill.example/site/search?q={search_term_string}'},
      'query-input': 'required name=search_term_string',
    },
  });
});

test('the data of the owner come from the owner file, without links to front pages of services', () => {
  expect(ownerPerson(owner)).toEqual({
    '@type': 'Person',
    '@id': 'https://quill.example/#owner',
    name: 'Zelda Quill',
    url: 'https://quill.example/',
    email: 'post@quill.example',
    sameAs: ['https://short.example/quill', 'https://work.example/quill'],
  });
});

test('a post has all known data, and the owner is recognized as its author', () => {
  expect(blogPosting(below, POST, BLOG)).toEqual({
    '@type': 'BlogPosting',
    '@id': 'https://quill.example/site/blog/a-post',
    url: 'https://quill.example/site/blog/a-post',
    mainEntityOfPage: 'https://quill.example/site/blog/a-post',
    headline: 'A post',
    description: 'What it says.',
    datePublished: '2024-02-03T00:00:00.000Z',
    author: [
      {
        '@type': 'Person',
        '@id': 'https://quill.example/site/#owner',
        name: 'Zelda Quill',
        description: 'Keeper of the notes',
        url: 'https://quill.example/site/z',
      },
    ],
    publisher: {'@id': 'https://quill.example/site/#owner'},
    keywords: ['Ink', 'Paper'],
    wordCount: 812,
    inLanguage: 'en',
    isPartOf: {'@type': 'Blog', '@id': 'https://quill.example/site/blog', name: 'Blog'},
  });
});

test('a post has the year of writing, the update, the picture and the guest author, if any', () => {
  const posting = blogPosting(
    below,
    {
      ...POST,
      lastUpdatedAt: Date.parse('2025-01-01'),
      written: 2026,
      image: 'https://quill.example/site/card.png',
      authors: [{name: 'A guest', imageURL: '/site/img/guest.png', url: 'https://guest.example'}],
    },
    BLOG,
  );
  expect(posting).toMatchObject({
    dateCreated: '2026',
    dateModified: '2025-01-01T00:00:00.000Z',
    image: {'@type': 'ImageObject', url: 'https://quill.example/site/card.png'},
    author: [
      {
        name: 'A guest',
        image: 'https://quill.example/site/img/guest.png',
        url: 'https://guest.example',
      },
    ],
  });
  expect(JSON.stringify(posting.author)).not.toContain('@id');
});

test('no title can end its script element, even after the minifier has rewritten the JSON', () => {
  const piece = fc.constantFrom(
    '<',
    '</',
    'script',
    '</SCRIPT>',
    '<!--',
    '-->',
    '<script',
    '>',
    'a',
  );
  fc.assert(
    fc.property(fc.array(piece, {maxLength: 12}), (pieces) => {
      const site: Owner = {...owner, siteTitle: pieces.join('')};
      const text = jsonLdText([website(site)]);
      expect(text).not.toContain('<');
      expect(JSON.stringify(JSON.parse(text))).not.toMatch(/<\/?script|<!--/i);
    }),
  );
});
