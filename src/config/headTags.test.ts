import {expect, test, vi} from 'vitest';
import owner from '../../tests/fixtures/site/src/data/owner';
import {headTags} from './headTags';

/**
 * Runs the script at a path. Returns the address that it requests or shows, if any, the color mode that it
 * sets, and the stored mode that remains.
 */
function run(pathname: string, baseUrl = '/', disableSwitch = false, stored: string | null = null) {
  const colorMode = {...owner.colorMode, disableSwitch};
  const [{innerHTML = ''} = {}] = headTags({...owner, baseUrl, colorMode});
  const calls = {replace: vi.fn(), replaceState: vi.fn(), setAttribute: vi.fn()};
  const root = {hasAttribute: () => false, setAttribute: calls.setAttribute};
  const storage = new Map([['theme', stored]]);
  const values = {
    location: {pathname, search: '?a=1', hash: '#b', replace: calls.replace},
    document: {documentElement: root},
    history: {replaceState: calls.replaceState},
    localStorage: {
      setItem: () => undefined,
      getItem: (name: string) => storage.get(name) ?? null,
      removeItem: (name: string) => storage.delete(name),
    },
    window: {},
    matchMedia: () => ({matches: false}),
    addEventListener: () => undefined,
  };
  // Runs the script as pages contain it.
  new Function(...Object.keys(values), innerHTML)(...Object.values(values));
  return {
    addresses: {
      requested: calls.replace.mock.calls.flat()[0] as unknown,
      shown: calls.replaceState.mock.calls.flat()[2] as unknown,
    },
    mode: calls.setAttribute.mock.calls[0]?.[1] as unknown,
    stored: storage.get('theme') ?? null,
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
  expect(run(pathname).addresses).toEqual(expected);
});

test('the slash after the base path stays', () => {
  expect(run('/site/', '/site/').addresses).toEqual({});
  expect(run('/site/index.html', '/site/').addresses).toEqual({requested: '/site/?a=1#b'});
});

test.each([
  ['light', false, {mode: 'light', stored: 'light'}],
  ['system', false, {mode: 'dark', stored: null}],
  ['light', true, {mode: 'dark', stored: null}],
])(
  'a stored mode counts only if it is valid and readers can switch: %s, disableSwitch %s',
  (stored, disableSwitch, expected) => {
    expect(run('/', '/', disableSwitch, stored)).toMatchObject(expected);
  },
);
