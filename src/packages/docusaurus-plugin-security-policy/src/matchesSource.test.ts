import {expect, test} from 'vitest';
import {matchesSource} from './matchesSource.js';

const ADDRESS = 'https://cdn.example.net/npm/katex.css';

test.each([
  ['http:', true],
  ['data:', false],
  ['*', true],
  ['https://*', true],
  ["'self'", false],
  ['example.net', false],
  ['*.example.net', true],
  ['*.cdn.example.net', false],
  ['https://ncdn.example.net', false],
  ['http://cdn.example.net', true],
  ['https://cdn.example.net/npm/', true],
  ['https://cdn.example.net/npm', false],
  ['https://cdn.example.net/NPM/', false],
  ['https://cdn.example.net/npm/katex.css', true],
  ['https://cdn.example.net:443', true],
  ['https://cdn.example.net:8080', false],
  ['cdn.example.net:*', true],
  ['HTTPS://CDN.Example.net', true],
])(`%s allows ${ADDRESS}: %s`, (source, isAllowed) => {
  expect(matchesSource(source, ADDRESS)).toBe(isAllowed);
});

test.each([
  ['https:', 'http://a.example/x.js', false],
  ['http://a.example', 'http://a.example/x.js', true],
  ['a.example', 'http://a.example/x.js', false],
  ['*', 'http://a.example/x.js', true],
  ['*', 'data:', false],
  ['data:', 'data:', true],
])('%s allows %s: %s', (source, address, isAllowed) => {
  expect(matchesSource(source, address)).toBe(isAllowed);
});
