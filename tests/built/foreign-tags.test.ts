import {expect, test} from 'vitest';
import {each, readPage, textOf} from '../support/html';
import {FOREIGN_BASE, foreignBuild} from '../support/sites';

test.each([
  ['/blog/tags/c', 'C', ['/blog/pointers-in-c', '/blog/tags-with-signs']],
  ['/blog/tags/c-plus-plus', 'C++', ['/blog/templates-in-c-plus-plus', '/blog/tags-with-signs']],
  ['/blog/tags/dot-net', '.NET', ['/blog/delegates-in-c-sharp', '/blog/tags-with-signs']],
  ['/blog/tags/constructor', 'constructor', ['/blog/tags-with-signs']],
  ['/blog/tags/🚀', '🚀', ['/blog/pointers-in-c']],
])('%s is the page of the tag %s and lists its posts', (address, label, posts) => {
  const page = readPage(foreignBuild, address);
  expect(textOf(page('main h1'))).toContain(label);
  const base = FOREIGN_BASE.replace(/\/$/, '');
  const listed = each(page('main a[href]')).map((link) => link.attr('href')?.replace(base, ''));
  expect([...new Set(listed.filter((href) => href && /^\/blog\/[\w-]+$/.test(href)))]).toEqual(
    expect.arrayContaining(posts),
  );
});
