import {expect, test} from 'vitest';
import {matchesSource} from './matchesSource.js';

const ADDRESS = 'https://cdn.example.net/npm/katex.css';

test.each([
  'http:',
  '*',
  'https://*',
  'cdn.example.net',
  '*.example.net',
  'http://cdn.example.net',
  'https://cdn.example.net/npm/',
  'https://cdn.example.net/npm/katex.css',
  'https://cdn.example.net:443',
  'cdn.example.net:*',
  'HTTPS://CDN.Example.net',
])('%s allows the address, as in browsers', (source) => {
  expect(matchesSource(source, ADDRESS)).toBe(true);
});

test.each([
  "'self'",
  'data:',
  'example.net',
  '*.cdn.example.net',
  'https://cdn.example.net/npm',
  'https://cdn.example.net/NPM/',
  'https://cdn.example.net:8080',
  'https://ncdn.example.net',
])('%s does not allow the address', (source) => {
  expect(matchesSource(source, ADDRESS)).toBe(false);
});

test.each([
  ['a.example:8080', 'https://a.example:8080/x.js', true],
  ['https:', 'http://a.example/x.js', false],
  ['http://a.example', 'http://a.example/x.js', true],
  ['a.example', 'http://a.example/x.js', false],
])('%s for %s: %s', (source, address, isAllowed) => {
  expect(matchesSource(source, address)).toBe(isAllowed);
});
