import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, test} from 'vitest';
import searchTheme from './index.js';
import type {PluginOptions} from './options.js';
import {validateOptions} from './options.js';

function validated(options?: object): PluginOptions {
  return validateOptions({validate: normalizePluginOptions as never, options: options as never});
}

test('all options are optional', () => {
  expect(validated()).toMatchObject({
    searchPagePath: 'search',
    synonyms: [],
    exclude: [],
    languages: {},
    onUnmatchedQuestions: 'warn',
  });
});

test.each([
  [{synonyms: [['alone']]}, /synonyms/],
  [{exclude: 'blog/**'}, /exclude.+array/],
  [{languages: {docs: 1}}, /languages\.docs/],
  [{onUnmatchedQuestions: 'stop'}, /onUnmatchedQuestions/],
  [{synonym: []}, /synonym/],
  [{searchPagePath: '/search'}, /searchPagePath/],
  [{searchPagePath: true}, /searchPagePath/],
  [{algolia: {appId: 'A', apiKey: 'k'}}, /algolia\.indexName/],
])('%j is refused by the name of the option', (options, message) => {
  expect(() => validated(options)).toThrow(message);
});

test('a site that still has themeConfig.algolia is told what to do with it', () => {
  const context = {siteConfig: {themeConfig: {algolia: {appId: 'A'}}}};
  expect(() => searchTheme(context as never, validated())).toThrow(
    /"themeConfig\.algolia".+Remove it.+move it into the option "algolia"/,
  );
});
