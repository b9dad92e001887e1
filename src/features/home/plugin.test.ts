import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {expect, test} from 'vitest';
import {findPosts} from './plugin';

const posts = ['/site/blog/first', '/site/blog/second', '/site/blog/hidden'].map(
  (permalink) => ({metadata: {permalink, unlisted: permalink.endsWith('hidden')}}) as BlogPost,
);

test('featured posts are found by address and returned in the order of the owner file', () => {
  const featured = findPosts(['/blog/second/', '/blog/first'], posts, '/site/');
  expect(featured).toEqual([posts[1], posts[0]]);
});

test.each([
  ['/blog/fist', 'featured: no post has the address "/blog/fist". Did you mean "/blog/first"?'],
  [
    '/blog/hidden',
    'featured: no post has the address "/blog/hidden". Write it as "/blog/my-post".',
  ],
])('the address of a missing or unlisted post is an error: %s', (address, message) => {
  expect(() => findPosts([address], posts, '/site/')).toThrow(message);
});
