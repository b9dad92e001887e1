import {expect, test} from 'vitest';
import {resolveLink} from './siteLinks';

/** Paths of a site at `/blog/`, whose posts are therefore below `/blog/blog/`. */
const PATHS = new Set(['/blog', '/blog/chat', '/blog/blog', '/blog/blog/x', '/blog/blog/für']);

test.each([
  ['a post, written without the base path', '/blog/x', '/blog/blog/x'],
  ['a heading of a post, without the base path', '/blog/x#one', '/blog/blog/x#one'],
  ['an encoded address', '/blog/f%C3%BCr', '/blog/blog/f%C3%BCr'],
  ['a post, written with the base path', '/blog/blog/x', '/blog/blog/x'],
  ['the list of posts', '/blog', '/blog/blog'],
  ['a path that only starts with the same letters', '/blogroll', '/blogroll'],
  ['the home page', '/', '/'],
  ['another site', 'https://a.example/blog/x', 'https://a.example/blog/x'],
  ['a host without a protocol', '//blog/x', '//blog/x'],
  ['an invalid escape', '/blog/100%', '/blog/100%'],
])('on a site at /blog/, %s: %s leads to %s', (_name, url, to) => {
  expect(resolveLink(url, '/blog/', (path) => PATHS.has(path))).toBe(to);
});

test.each(['/', '/site/', '/a/blog/'])('on a site at %s, /blog/x stays unchanged', (baseUrl) => {
  expect(resolveLink('/blog/x', baseUrl, () => true)).toBe('/blog/x');
});
