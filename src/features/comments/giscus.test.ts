import {expect, test} from 'vitest';
import {
  clientAttributes,
  comesFromSignIn,
  giscusTheme,
  isGiscusMessage,
  turnsCommentsOff,
} from './giscus';

test('passes the owner’s settings to the client in the attributes that giscus documents', () => {
  const settings = {repo: 'a/b', repoId: 'R_1', category: 'Talk & more', categoryId: 'DIC_1'};
  expect(clientAttributes(settings, giscusTheme('light'), 'de')).toMatchObject({
    src: 'https://giscus.app/client.js',
    'data-repo': 'a/b',
    'data-repo-id': 'R_1',
    'data-category': 'Talk & more',
    'data-category-id': 'DIC_1',
    'data-mapping': 'pathname',
    'data-strict': '1',
    'data-theme': 'light',
    'data-lang': 'de',
  });
});

test.each([
  ['', false],
  ['?filter=giscus', false],
  ['?a=b&giscus=abc', true],
])('detects the return from GitHub’s sign-in in the query "%s": %s', (search, expected) => {
  expect(comesFromSignIn(search)).toBe(expected);
});

test.each([
  ['https://giscus.app', {giscus: {resizeHeight: 200}}, true],
  ['https://giscus.app.example', {giscus: {resizeHeight: 200}}, false],
  ['https://giscus.app', {other: 1}, false],
])('recognizes messages from the frame: from %s, %o', (origin, data, expected) => {
  expect(isGiscusMessage({origin, data})).toBe(expected);
});

test.each([
  [{}, false],
  [{comments: false}, true],
  [{comments: 'false'}, true],
])('comments are off only if the front matter says so: %o', (frontMatter, expected) => {
  expect(turnsCommentsOff(frontMatter)).toBe(expected);
});
