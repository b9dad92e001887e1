import {expect, test} from 'vitest';
import {derivePost, postPermalink, readDay} from './derivePost';
import {parsePostFile} from './postFile';

test.each([
  ['2024-01-02', '2024-01-02'],
  ['2024-02-30', '2024-03-01'],
  [new Date('2024-01-02T10:00Z'), '2024-01-02'],
  ['2024-01-02T23:00:00-02:00', '2024-01-03'],
  ['Jan 2, 2024', '2024-01-02'],
  [undefined, undefined],
])('the date %s is read as %s', (value, day) => {
  expect(readDay(value)).toBe(day);
});

test('the trailing slash of a slug is removed, and the date may be missing', () => {
  const post = derivePost(parsePostFile('blog/a/index.mdx', '---\nslug: one/two/\n---\n'));
  expect(post).toEqual({title: 'a', description: '', slug: 'one/two', tags: []});
  expect(postPermalink(post, '/')).toBe('/blog/one/two');
});
