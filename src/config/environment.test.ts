import {expect, test} from 'vitest';
import owner from '../../tests/fixtures/site/src/data/owner';
import {analyticsIds, readSearch} from './environment';

test.each([
  [{}, undefined, undefined],
  [{ANALYTICS_ID: ' blog.example ', TAG_MANAGER_ID: ''}, 'blog.example', undefined],
  [{TAG_MANAGER_ID: 'GTM-ABC123'}, undefined, 'GTM-ABC123'],
])(
  'reads ids from the environment, and undefined if they are missing or empty: %j',
  (environment, script, tagManager) => {
    expect(analyticsIds(owner, environment)).toEqual({script, tagManager});
  },
);

test.each([
  ['ANALYTICS_ID', '"><script>', 'blog.example.com'],
  ['TAG_MANAGER_ID', 'UA-1', 'GTM-ABC123'],
])('refuses a bad %s, and shows what one looks like', (variable, value, example) => {
  expect(() => analyticsIds(owner, {[variable]: value})).toThrow(
    new RegExp(`${variable}.*${example}`),
  );
});

const ALL = {ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_INDEX: 'site'};

test.each([
  ['nothing is set', {}],
  ['variables are empty', {ALGOLIA_APP_ID: '', ALGOLIA_INDEX: ' '}],
])('the site searches its own index where %s', (_, environment) => {
  expect(readSearch({}, environment)).toEqual({kind: 'embedded'});
});

test('with all three variables the site searches on Algolia', () => {
  expect(readSearch({}, ALL)).toMatchObject({
    kind: 'hosted',
    algolia: {
      appId: 'APP',
      apiKey: 'key',
      indexName: 'site',
      contextualSearch: true,
      insights: false,
    },
  });
});

test('events are sent to Algolia only on request', () => {
  expect(readSearch({}, {...ALL, ALGOLIA_INSIGHTS: 'true'})).toMatchObject({
    algolia: {insights: true},
  });
});

test('search: easyops in the owner file takes precedence over the Algolia variables', () => {
  expect(readSearch({search: 'easyops'}, ALL)).toEqual({kind: 'easyops'});
});

test.each(Object.keys(ALL))('names %s when only it is missing', (name) => {
  const rest = Object.fromEntries(Object.entries(ALL).filter(([key]) => key !== name));
  expect(() => readSearch({}, rest)).toThrow(new RegExp(`needs ${name} too`));
});

test('names both missing variables', () => {
  expect(() => readSearch({}, {ALGOLIA_INDEX: 'site'})).toThrow(
    /needs ALGOLIA_APP_ID and ALGOLIA_SEARCH_KEY too/,
  );
});
