import {expect, test} from 'vitest';
import {derivePost} from './derivePost';
import {parsePostFile} from './postFile';

test('the trailing slash of a slug is removed, and the date may be missing', () => {
  const post = derivePost(parsePostFile('blog/a/index.mdx', '---\nslug: one/two/\n---\n'));
  expect(post).toEqual({title: 'a', slug: 'one/two', date: undefined, tags: []});
});
