import {expect, test} from 'vitest';
import owner from '../../tests/fixtures/site/src/data/owner';
import {analyticsIds, readSearch} from './environment';

test.each([
  [{}, undefined, undefined],
  [{ANALYTICS_ID: ' blog.example ', TAG_MANAGER_ID: ''}, 'blog.example', undefined],
  [{TAG_MANAGER_ID: 'GTM-ABC123'}, undefined, 'GTM-ABC123'],
])(
  'reads the analytics ids from the environment; missing and empty ids are undefined: %j',
  (environment, script, tagManager) => {
    expect(analyticsIds(owner, environment)).toEqual({script, tagManager});
  },
);

test.each([
  ['ANALYTICS_ID', '"><script>', 'blog.example.com'],
  ['TAG_MANAGER_ID', 'UA-1', 'GTM-ABC123'],
])('refuses an invalid %s, and shows a valid one', (variable, value, example) => {
  expect(() => analyticsIds(owner, {[variable]: value})).toThrow(
    new RegExp(`${variable}.*${example}`),
  );
});

const ALL = {ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_INDEX: 'site'};

test.each([
  ['no Algolia variable is set', {}],
  ['the Algolia variables are empty', {ALGOLIA_APP_ID: '', ALGOLIA_INDEX: ' '}],
])('the site searches its own index if %s', (_, environment) => {
  expect(readSearch({}, environment)).toEqual({kind: 'embedded'});
});

test('with all three variables the site searches on Algolia, and sends events only on request', () => {
  const algolia = {appId: 'APP', apiKey: 'key', indexName: 'site', contextualSearch: true};
  expect(readSearch({}, ALL)).toEqual({kind: 'hosted', algolia: {...algolia, insights: false}});
  expect(readSearch({}, {...ALL, ALGOLIA_INSIGHTS: 'true'})).toMatchObject({
    algolia: {insights: true},
  });
  expect(readSearch({search: 'easyops'}, ALL)).toEqual({kind: 'easyops'});
});

test.each([
  ['ALGOLIA_APP_ID', {ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_INDEX: 'site'}],
  ['ALGOLIA_APP_ID and ALGOLIA_SEARCH_KEY', {ALGOLIA_INDEX: 'site'}],
])('the error names the missing variables: %s', (names, environment) => {
  expect(() => readSearch({}, environment)).toThrow(`needs ${names} too`);
});
