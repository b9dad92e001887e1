import {expect, test} from 'vitest';
import {findByAddress} from './findByAddress';

const posts = [{permalink: '/site/blog/first'}, {permalink: '/site/blog/second'}];

test('posts are found by their addresses relative to the base path', () => {
  expect(findByAddress('/blog/second/', posts, '/site/', 'featured')).toBe(posts[1]);
});

test.each([
  [
    '/blog/fist',
    'featured: "/blog/fist" is not the address of a published and listed post. Did you mean "/blog/first"?',
  ],
  [
    '/elsewhere',
    'featured: "/elsewhere" is not the address of a published and listed post. Write it as "/blog/my-post", or remove it.',
  ],
])('an address without a post is an error: %s', (address, message) => {
  expect(() => findByAddress(address, posts, '/site/', 'featured')).toThrow(message);
});
