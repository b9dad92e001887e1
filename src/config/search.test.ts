import {expect, test} from 'vitest';
import {missingResultsUrl} from './search';

const TITLE = 'Search%3A%20nothing%20found%20for%20%22{query}%22';

test.each([
  [
    {repository: 'https://code.example/quill/site'},
    'https://code.example/quill/site/issues/new?title=',
  ],
  [
    {repository: 'https://gitlab.com/a/site'},
    'https://gitlab.com/a/site/-/issues/new?issue[title]=',
  ],
  [{email: 'quill@mail.example'}, 'mailto:quill@mail.example?subject='],
])('with %j, a search without results is reported at %s', (owner, address) => {
  expect(missingResultsUrl({...owner, baseUrl: '/'})).toBe(address + TITLE);
});

test('without a repository and an e-mail address, the link leads to the corrections', () => {
  expect(missingResultsUrl({baseUrl: '/site/'})).toBe(
    '/site/about-this-site?query={query}#corrections',
  );
});
