import {expect, test, vi} from 'vitest';
import owner from '../../tests/fixtures/site/src/data/owner';
import {headTags} from './headTags';

/** Runs the script at a path. Returns the address that it requests or shows, if any. */
function run(pathname: string, baseUrl = '/') {
  const [{innerHTML = ''} = {}] = headTags({...owner, baseUrl});
  const calls = {replace: vi.fn(), replaceState: vi.fn()};
  const root = {hasAttribute: () => false, setAttribute: () => undefined};
  const values = {
    location: {pathname, search: '?a=1', hash: '#b', replace: calls.replace},
    document: {documentElement: root},
    history: {replaceState: calls.replaceState},
    localStorage: {setItem: () => undefined, getItem: () => null, removeItem: () => undefined},
    window: {},
    matchMedia: () => ({matches: false}),
    addEventListener: () => undefined,
  };
  // Runs the script as pages contain it.
  new Function(...Object.keys(values), innerHTML)(...Object.values(values));
  return {
    requested: calls.replace.mock.calls.flat()[0] as unknown,
    shown: calls.replaceState.mock.calls.flat()[2] as unknown,
  };
}

test.each([
  ['/', {}],
  ['/blog', {}],
  ['/blog.html', {shown: '/blog?a=1#b'}],
  ['/index.html', {requested: '/?a=1#b'}],
  ['/blog/index.html', {requested: '/blog?a=1#b'}],
  // Two leading slashes would lead to another host.
  ['//evil.example/index.html', {requested: '/evil.example?a=1#b'}],
  ['//blog/', {shown: '/blog?a=1#b'}],
])('at %s, the script requests or shows the canonical address: %j', (pathname, expected) => {
  expect(run(pathname)).toEqual(expected);
});

test('the slash after the base path stays', () => {
  expect(run('/site/', '/site/')).toEqual({});
  expect(run('/site/index.html', '/site/')).toEqual({requested: '/site/?a=1#b'});
});
