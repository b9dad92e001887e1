import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import owner from '../../tests/fixtures/site/src/data/owner';
import {readAlgolia, readAnalyticsIds} from './environment';

test('reads the analytics ids from the environment; missing and empty ids are undefined', () => {
  const environment = {ANALYTICS_ID: ' quill ', TAG_MANAGER_ID: ''};
  expect(readAnalyticsIds(owner, environment)).toEqual({script: 'quill', tagManager: undefined});
  expect(readAnalyticsIds(owner, {TAG_MANAGER_ID: 'GTM-ABC123'}).tagManager).toBe('GTM-ABC123');
  expect(() => readAnalyticsIds(owner, {TAG_MANAGER_ID: 'UA-1'})).toThrow(/TAG_MANAGER_ID.*GTM-/);
});

const ALL = {ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_INDEX: 'site'};

test('without Algolia variables, or with empty ones, the site searches its own index', () => {
  expect(readAlgolia({ALGOLIA_APP_ID: '', ALGOLIA_INDEX: ' '})).toBeUndefined();
});

test('with all three variables, the site searches on Algolia, and sends events only if ALGOLIA_INSIGHTS is set', () => {
  const algolia = {appId: 'APP', apiKey: 'key', indexName: 'site', contextualSearch: true};
  expect(readAlgolia(ALL)).toEqual({...algolia, insights: false});
  expect(readAlgolia({...ALL, ALGOLIA_INSIGHTS: 'true'})).toMatchObject({insights: true});
});

test('with only some of the Algolia variables, the error names the missing ones', () => {
  expect(() => readAlgolia({ALGOLIA_INDEX: 'site'})).toThrow(
    'needs ALGOLIA_APP_ID and ALGOLIA_SEARCH_KEY too',
  );
});

test('the deploy workflow passes the repository’s variables to the build', () => {
  const file = path.resolve(__dirname, '../../.github/workflows/deploy.yml');
  const workflow = readFileSync(file, 'utf8');
  const names = ['NEWSLETTER_URL', 'ANALYTICS_ID', 'TAG_MANAGER_ID', 'ALGOLIA_INSIGHTS'];
  for (const name of [...names, ...Object.keys(ALL)]) {
    expect(workflow).toContain(`${name}: \${{ vars.${name} }}`);
  }
});
