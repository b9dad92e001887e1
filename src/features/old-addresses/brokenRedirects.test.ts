import {expect, test} from 'vitest';
import {brokenRedirectMessage, splitRedirects} from './brokenRedirects';

const ROUTES = ['/base/', '/base/blog', '/base/blog/a', '/base/blog/tags/日本語', '/base/blog/2.0'];

test.each([
  ['/blog/a', true],
  ['/blog/a?x=1#part', true],
  ['/blog/tags/日本語', true],
  ['/', true],
  ['https://other.example/gone', true],
  ['/blog/gone', false],
  ['/blog/%', false],
])('the target %s exists: %s', (to, exists) => {
  const redirect = {from: '/old', to};
  expect(splitRedirects([redirect], ROUTES, '/base/')).toEqual(
    exists ? {working: [redirect], broken: []} : {working: [], broken: [redirect]},
  );
});

test('a redirect to a missing page is reported with both addresses and a fix', () => {
  expect(brokenRedirectMessage({from: '/old', to: '/blog/gone'})).toMatch(
    /^blog\/redirects\.yml: \/old leads to \/blog\/gone.*remove the redirect\.$/,
  );
});
