import {expect, test} from 'vitest';
import {parsePostFile} from '../postFile';
import {postFacts, readTags, sectionFacts} from './sourceFacts';

const SITE = {baseUrl: '/base/', now: Date.parse('2024-06-01T12:00Z')};
const TAGS = readTags({pay: {label: 'Pay', permalink: '/pay-1'}, bare: null}, '/base/');

function post(fields: string) {
  const text = `---\ntitle: A\ndescription: D\nslug: a\n${fields}\n---\nText`;
  return postFacts(parsePostFile('blog/a.mdx', text), TAGS, SITE);
}

test('a post says what its front matter says', () => {
  expect(post('date: 2024-06-01\ntags: [pay, unknown]\nseries: s')).toEqual({
    kind: 'post',
    title: 'A',
    permalink: '/base/blog/a',
    file: 'blog/a.mdx',
    description: 'D',
    date: '2024-06-01',
    tags: [{key: 'pay', label: 'Pay', permalink: '/base/blog/tags/pay-1'}],
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

test('a tag without an entry keeps its key', () => {
  expect(TAGS.get('bare')).toEqual({key: 'bare', label: 'bare', permalink: '/base/blog/tags/bare'});
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
