import {expect, test} from 'vitest';
import {readTagsFile} from '../derivePost';
import {parsePostFile} from '../postFile';
import {postFacts, sectionFacts} from './sourceFacts';

const SITE = {
  baseUrl: '/base/',
  now: Date.parse('2024-06-01T12:00Z'),
  tags: readTagsFile({pay: {label: 'Pay', permalink: '/pay-1'}, 'one-two': null}),
  days: new Map([['blog/undated.md', '2020-02-02']]),
};

function post(fields: string) {
  const text = `---\ntitle: A\ndescription: D\nslug: a\n${fields}\n---\nText`;
  return postFacts(parsePostFile('blog/a.mdx', text), SITE);
}

test('a post says what its front matter says', () => {
  expect(post('date: 2024-06-01\ntags: [pay, Own words, one-two]\nseries: s')).toEqual({
    kind: 'post',
    title: 'A',
    permalink: '/base/blog/a',
    file: 'blog/a.mdx',
    description: 'D',
    date: '2024-06-01',
    tags: [
      {key: 'pay', label: 'Pay', permalink: '/base/blog/tags/pay-1'},
      {key: 'Own words', label: 'Own words', permalink: '/base/blog/tags/own-words'},
      {key: 'one-two', label: 'One-two', permalink: '/base/blog/tags/one-two'},
    ],
    series: 's',
  });
});

test.each([
  'date: 2024-06-02',
  'date: 2024-01-01\ndraft: true',
  'date: 2024-01-01\nunlisted: true',
])('a post that is not published says nothing: %s', (fields) => {
  expect(post(fields)).toBeUndefined();
});

test('a post of a file that says no day has the day that the blog plugin found', () => {
  expect(postFacts(parsePostFile('blog/undated.md', 'Text'), SITE)).toMatchObject({
    date: '2020-02-02',
    permalink: '/base/blog/undated',
  });
});

test.each([
  ['books/to-read.mdx', '', '/base/books/to-read'],
  ['books/index.mdx', '', '/base/books'],
  ['media/talks/one.md', '', '/base/media/talks/one'],
  ['media/a.mdx', 'slug: b', '/base/media/b'],
  ['media/a.mdx', 'slug: /c/', '/base/c'],
])('%s with %j stands at %s', (file, field, permalink) => {
  const page = parsePostFile(file, `---\ntitle: A\n${field}\n---\n`);
  expect(sectionFacts(page, '/base/')).toMatchObject({kind: 'section', permalink, tags: []});
});

test('an unlisted section page says nothing', () => {
  const page = parsePostFile('books/a.mdx', '---\ntitle: A\nunlisted: true\n---\n');
  expect(sectionFacts(page, '/')).toBeUndefined();
});
