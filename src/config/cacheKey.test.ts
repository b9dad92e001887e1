import type {Plugin} from '@docusaurus/types';
import {expect, test} from 'vitest';
import cacheKey, {settingsKey} from './cacheKey';

function configure(experiments: object | undefined, settings: unknown): unknown {
  return cacheKey(settings).configureWebpack?.(
    {experiments} as Parameters<NonNullable<Plugin['configureWebpack']>>[0],
    false,
    {} as never,
    undefined,
  );
}

test('the version of the bundler’s cache depends on the settings', () => {
  const settings = {baseUrl: '/a/'};
  expect(configure({cache: {type: 'persistent', version: 'client'}}, settings)).toEqual({
    experiments: {cache: {version: `client-${settingsKey(settings)}`}},
  });
  expect(settingsKey({baseUrl: '/b/'})).not.toBe(settingsKey(settings));
});

test('no cache version is set for a build without a cache', () => {
  expect(configure({}, {})).toEqual({});
  expect(configure(undefined, {})).toEqual({});
});
