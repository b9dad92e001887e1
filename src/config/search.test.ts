import {expect, test} from 'vitest';
import {missingResultsUrl} from './search';

const TITLE = 'Search%3A%20nothing%20found%20for%20%22{query}%22';

test.each([
  ['https://code.example/quill/site', 'https://code.example/quill/site/issues/new?title='],
  ['https://code.example/quill/site/', 'https://code.example/quill/site/issues/new?title='],
  ['https://code.example/quill/site.git', 'https://code.example/quill/site/issues/new?title='],
  ['https://gitlab.com/quill/site', 'https://gitlab.com/quill/site/-/issues/new?issue[title]='],
])('leads to a new issue in %s, with the query in the title', (repository, address) => {
  expect(missingResultsUrl({repository, baseUrl: '/'})).toBe(address + TITLE);
});

test('leads to an e-mail if there is no repository', () => {
  expect(missingResultsUrl({email: 'quill@mail.example', baseUrl: '/'})).toBe(
    `mailto:quill@mail.example?subject=${TITLE}`,
  );
});

test('leads to the corrections if there is no repository and no e-mail address', () => {
  expect(missingResultsUrl({baseUrl: '/site/'})).toBe(
    '/site/about-this-site?query={query}#corrections',
  );
});
