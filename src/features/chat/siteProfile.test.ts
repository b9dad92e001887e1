import {expect, test} from 'vitest';
import {siteProfile} from './siteProfile';

test('featured posts are suggested whether or not their address ends with a slash', () => {
  const owner = {name: 'Ann', siteTitle: 'Ann writes', featured: ['/blog/a/', '/blog/b']};
  const {pages} = siteProfile(owner, (path) => `/base${path}`);
  expect(pages?.start).toEqual(['/base/blog/a', '/base/blog/b']);
});
