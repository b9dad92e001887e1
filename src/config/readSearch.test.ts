import {expect, test} from 'vitest';
import {readSearch} from './readSearch';

const ALL = {ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_INDEX: 'site'};

test('without variables the site searches its own index', () => {
  expect(readSearch({})).toEqual({
    settings: {kind: 'embedded', indexName: 'site'},
    themeConfig: {},
  });
});

test('empty variables count as not set', () => {
  expect(readSearch({ALGOLIA_APP_ID: '', ALGOLIA_INDEX: ' '}).settings.kind).toBe('embedded');
});

test('with all three the site searches on Algolia, without a second search page', () => {
  const {settings, themeConfig} = readSearch(ALL);
  expect(settings).toEqual({kind: 'hosted'});
  expect(themeConfig.algolia).toMatchObject({
    appId: 'APP',
    apiKey: 'key',
    indexName: 'site',
    contextualSearch: true,
    insights: false,
    searchPagePath: false,
  });
});

test('events are told to Algolia only when asked for', () => {
  expect(readSearch({...ALL, ALGOLIA_INSIGHTS: 'true'}).themeConfig.algolia).toMatchObject({
    insights: true,
  });
});

test.each(Object.keys(ALL))('names %s when only it is missing', (name) => {
  const rest = Object.fromEntries(Object.entries(ALL).filter(([key]) => key !== name));
  expect(() => readSearch(rest)).toThrow(new RegExp(`needs ${name} too`));
});

test('names both that are missing', () => {
  expect(() => readSearch({ALGOLIA_INDEX: 'site'})).toThrow(
    /needs ALGOLIA_APP_ID and ALGOLIA_SEARCH_KEY too/,
  );
});
