import {expect, test} from 'vitest';
import owner from '../../../tests/fixtures/site/src/data/owner';
import {missingResultsUrl} from './missingResultsUrl';

const TITLE = encodeURIComponent('Search: nothing found for "a&b #1"');
const plain = {...owner, repository: undefined, email: undefined};

test.each([
  ['https://code.example/quill/site', 'https://code.example/quill/site'],
  ['https://code.example/quill/site/', 'https://code.example/quill/site'],
  ['https://code.example/quill/site.git', 'https://code.example/quill/site'],
])('leads to the tracker of %s, with the query in the title', (repository, address) => {
  const url = missingResultsUrl({...plain, repository}, 'a&b #1');
  expect(url).toBe(`${address}/issues/new?title=${TITLE}`);
});

test('leads to the form of GitLab', () => {
  const url = missingResultsUrl({...plain, repository: 'https://gitlab.com/quill/site'}, 'a&b #1');
  expect(url).toBe(`https://gitlab.com/quill/site/-/issues/new?issue[title]=${TITLE}`);
});

test('without a repository it leads to a letter', () => {
  expect(missingResultsUrl({...plain, email: 'quill@mail.example'}, 'a&b #1')).toBe(
    `mailto:quill@mail.example?subject=${TITLE}`,
  );
});

test('without either it leads nowhere', () => {
  expect(missingResultsUrl(plain, 'a')).toBeUndefined();
});
