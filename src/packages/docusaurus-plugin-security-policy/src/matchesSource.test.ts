import {expect, test} from 'vitest';
import {matchesSource} from './matchesSource.js';

const ADDRESS = 'https://cdn.jsdelivr.net/npm/katex.css';

test.each([
  'https:',
  'http:',
  '*',
  'https://*',
  'cdn.jsdelivr.net',
  '*.jsdelivr.net',
  'https://cdn.jsdelivr.net',
  'http://cdn.jsdelivr.net',
  'https://cdn.jsdelivr.net/',
  'https://cdn.jsdelivr.net/npm/',
  'https://cdn.jsdelivr.net/npm/katex.css',
  'https://cdn.jsdelivr.net:443',
  'cdn.jsdelivr.net:*',
  'HTTPS://CDN.jsDelivr.net',
])('%s allows the address, as in browsers', (source) => {
  expect(matchesSource(source, ADDRESS)).toBe(true);
});

test.each([
  "'self'",
  "'unsafe-inline'",
  'data:',
  'wss:',
  'jsdelivr.net',
  '*.cdn.jsdelivr.net',
  'https://cdn.jsdelivr.net/npm',
  'https://cdn.jsdelivr.net/NPM/',
  'https://cdn.jsdelivr.net:8080',
  'https://ncdn.jsdelivr.net',
])('%s does not allow the address', (source) => {
  expect(matchesSource(source, ADDRESS)).toBe(false);
});

test.each([
  ['a.example:8080', 'https://a.example:8080/x.js', true],
  ['https://a.example', 'https://a.example:8080/x.js', false],
  ['https:', 'http://a.example/x.js', false],
  ['http://a.example', 'http://a.example/x.js', true],
  ['a.example', 'http://a.example/x.js', false],
])('%s for %s: %s', (source, address, isAllowed) => {
  expect(matchesSource(source, address)).toBe(isAllowed);
});
