import {expect, test} from 'vitest';
import {hostedUrl} from './hostedEngine';

test.each([
  ['a page of the site', 'https://site.example/blog/a#b', {}, '/blog/a#b'],
  ['a path alone', '/blog/a?c=1', {}, '/blog/a?c=1'],
  ['two slashes', 'https://site.example//evil.example/', {}, '/evil.example/'],
  ['another protocol', 'javascript:alert(1)', {}, undefined],
  ['no address', 'https://', {}, undefined],
  ['no text', 7, {}, undefined],
  [
    'another site, by the rule',
    'https://docs.example/a',
    {externalUrlRegex: 'docs\\.example'},
    'https://docs.example/a',
  ],
  [
    'a path that is rewritten',
    'https://site.example/old/a',
    {replaceSearchResultPathname: {from: '^/old/', to: '/blog/'}},
    '/blog/a',
  ],
])('a hit leads to %s', (_, address, rules, expected) => {
  expect(hostedUrl(address, rules, '/')).toBe(expected);
});

test('what leads into the site stands below its base URL, once', () => {
  expect(hostedUrl('https://site.example/blog/a', {}, '/site/')).toBe('/site/blog/a');
  expect(hostedUrl('https://site.example/site/blog/a', {}, '/site/')).toBe('/site/blog/a');
});
