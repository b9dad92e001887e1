import {expect, test} from 'vitest';
import {missingResultsUrl} from './search';

const TITLE = 'Search%3A%20nothing%20found%20for%20%22{query}%22';

test.each([
  [{repository: 'https://code.example/a'}, `https://code.example/a/issues/new?title=${TITLE}`],
  [{repository: 'https://gitlab.com/a'}, `https://gitlab.com/a/-/issues/new?issue[title]=${TITLE}`],
  [{email: 'quill@mail.example'}, `mailto:quill@mail.example?subject=${TITLE}`],
  [{}, '/site/about-this-site?query={query}#corrections'],
])('with %j, a search without results is reported at %s', (owner, address) => {
  expect(missingResultsUrl({...owner, baseUrl: '/site/'})).toBe(address);
});
