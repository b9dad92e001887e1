import type {Plugin} from '@docusaurus/types';
import {expect, test} from 'vitest';
import cacheKey from './cacheKey';

function configure(experiments: object | undefined, settings: unknown): unknown {
  return cacheKey(settings).configureWebpack?.(
    {experiments} as Parameters<NonNullable<Plugin['configureWebpack']>>[0],
    false,
    {} as never,
    undefined,
  );
}

test('the version of the bundler’s cache depends on the settings', () => {
  const cache = {type: 'persistent', version: 'client'};
  const configured = configure({cache}, {baseUrl: '/a/'});
  expect(configured).toEqual({
    experiments: {cache: {version: expect.stringMatching(/^client-[0-9a-f]{16}$/)}},
  });
  expect(configure({cache}, {baseUrl: '/b/'})).not.toEqual(configured);
});

test('no cache version is set for a build without a cache', () => {
  expect(configure(undefined, {})).toEqual({});
});
