import {expect, test} from 'vitest';
import owner from '../../tests/fixtures/site/src/data/owner';
import {analyticsIds} from './analyticsIds';

test.each([
  [{}, undefined, undefined],
  [{ANALYTICS_ID: ' blog.example ', TAG_MANAGER_ID: ''}, 'blog.example', undefined],
  [{TAG_MANAGER_ID: 'GTM-ABC123'}, undefined, 'GTM-ABC123'],
])('ids come from the environment, and none is none: %j', (environment, script, tagManager) => {
  expect(analyticsIds(owner, environment)).toEqual({script, tagManager});
});

test.each([
  ['ANALYTICS_ID', '"><script>', 'blog.example.com'],
  ['TAG_MANAGER_ID', 'UA-1', 'GTM-ABC123'],
])('refuses a bad %s, and shows what one looks like', (variable, value, example) => {
  expect(() => analyticsIds(owner, {[variable]: value})).toThrow(
    new RegExp(`${variable}.*${example}`),
  );
});
