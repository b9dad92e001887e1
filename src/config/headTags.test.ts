import {expect, test, vi} from 'vitest';
import owner from '../../tests/fixtures/site/src/data/owner';
import {headTags} from './headTags';

/** Runs the script at a path, and returns where it leads. */
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
  ['/', undefined, undefined],
  ['/blog', undefined, undefined],
  ['/blog.html', undefined, '/blog?a=1#b'],
  ['/index.html', '/?a=1#b', undefined],
  ['/blog/index.html', '/blog?a=1#b', undefined],
  // Two leading slashes would lead to another host.
  ['//evil.example/index.html', '/evil.example?a=1#b', undefined],
  ['//blog/', undefined, '/blog?a=1#b'],
])('at %s, it requests %s and shows %s', (pathname, requested, shown) => {
  expect(run(pathname)).toEqual({requested, shown});
});

test('the slash after the base path stays', () => {
  expect(run('/site/', '/site/')).toEqual({requested: undefined, shown: undefined});
  expect(run('/site/index.html', '/site/')).toEqual({requested: '/site/?a=1#b', shown: undefined});
});
