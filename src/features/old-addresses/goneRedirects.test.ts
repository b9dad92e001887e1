import {expect, test} from 'vitest';
import {goneRedirectProblem, splitRedirects} from './goneRedirects';

const ROUTES = ['/base/', '/base/blog', '/base/blog/a', '/base/blog/tags/日本語', '/base/blog/2.0'];

test.each([
  ['/blog/a', true],
  ['/blog/a?x=1#part', true],
  ['/blog/tags/日本語', true],
  ['/', true],
  ['https://other.example/gone', true],
  ['/blog/gone', false],
  ['/blog/%', false],
])('a redirect to %s is kept: %s', (to, isKept) => {
  const redirect = {from: '/old', to};
  const {kept, gone} = splitRedirects([redirect], ROUTES, '/base/');
  expect({kept, gone}).toEqual(
    isKept ? {kept: [redirect], gone: []} : {kept: [], gone: [redirect]},
  );
});

test('a redirect that is left out is reported with both addresses and a fix', () => {
  expect(goneRedirectProblem({from: '/old', to: '/blog/gone'})).toMatch(
    /^blog\/redirects\.yml: \/old leads to \/blog\/gone.*remove the redirect\.$/,
  );
});
