import {expect, test} from 'vitest';
import {clientAttributes, giscusTheme, isGiscusMessage} from './giscus';

const SETTINGS = {repo: 'a/b', repoId: 'R_1', category: 'Talk & more', categoryId: 'DIC_1'};

test('passes the owner’s settings to the client in the attributes that giscus documents', () => {
  expect(clientAttributes(SETTINGS, giscusTheme('light'), 'de', '/blog/a')).toMatchObject({
    src: 'https://giscus.app/client.js',
    'data-repo': 'a/b',
    'data-repo-id': 'R_1',
    'data-category': 'Talk & more',
    'data-category-id': 'DIC_1',
    'data-mapping': 'specific',
    'data-strict': '1',
    'data-theme': 'light',
    'data-lang': 'de',
  });
});

test.each([
  ['/', 'index'],
  ['/me/blog/a/', 'me/blog/a/'],
  ['/blog/%C3%BC.html', 'blog/%C3%BC'],
  ['/blog/release-1.2', 'blog/release-1.2'],
])('the post at %s has the discussion %s', (pathname, term) => {
  expect(clientAttributes(SETTINGS, 'light', 'de', pathname)['data-term']).toBe(term);
});

test.each([
  ['https://giscus.app', {giscus: {resizeHeight: 200}}, true],
  ['https://giscus.app.example', {giscus: {resizeHeight: 200}}, false],
  ['https://giscus.app', {other: 1}, false],
])('a message from %s with %o comes from the frame: %s', (origin, data, expected) => {
  expect(isGiscusMessage({origin, data})).toBe(expected);
});
