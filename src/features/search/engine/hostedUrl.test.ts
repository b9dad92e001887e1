import {expect, test} from 'vitest';
import {hostedUrl} from './hostedUrl';

test.each([
  ['https://site.example/blog/kelly#the-formula', '/', '/blog/kelly#the-formula'],
  ['https://preview.example/blog/kelly', '/', '/blog/kelly'],
  ['/blog/kelly', '/', '/blog/kelly'],
  ['https://site.example/site/blog/kelly', '/site/', '/site/blog/kelly'],
  ['https://site.example/blog/kelly', '/site/', '/site/blog/kelly'],
  ['https://site.example//other.example/x', '/', '/other.example/x'],
  ['javascript:alert(1)', '/', undefined],
  ['https://', '/', undefined],
])('%s below %s leads to %s', (address, baseUrl, url) => {
  expect(hostedUrl(address, {}, baseUrl)).toBe(url);
});

test('an address of another site stays whole', () => {
  const rules = {externalUrlRegex: 'docs\\.example'};
  expect(hostedUrl('https://docs.example/a?b#c', rules, '/')).toBe('https://docs.example/a?b#c');
  expect(hostedUrl('https://site.example/a', rules, '/')).toBe('/a');
});

test('the rule rewrites the path of this site’s addresses only', () => {
  const rules = {
    externalUrlRegex: 'docs\\.example',
    replaceSearchResultPathname: {from: '^/posts/', to: '/blog/'},
  };
  expect(hostedUrl('https://site.example/posts/kelly', rules, '/')).toBe('/blog/kelly');
  expect(hostedUrl('https://docs.example/posts/kelly', rules, '/')).toBe(
    'https://docs.example/posts/kelly',
  );
});
