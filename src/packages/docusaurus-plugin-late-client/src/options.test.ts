import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, test} from 'vitest';
import {validateOptions} from './options.js';
import type {PluginOptions} from './options.js';

function validated(options?: unknown): PluginOptions {
  return validateOptions({validate: normalizePluginOptions as never, options: options as never});
}

test('all options are optional', () => {
  expect(validated()).toMatchObject({eager: [], delay: 2500, chunks: []});
});

test.each([{delay: false}, {idle: 'fetch'}, {eager: ['', 'search', 'docs/a']}])(
  '%j is accepted unchanged',
  (options) => {
    expect(validated(options)).toMatchObject(options);
  },
);

test.each([
  [{eager: 'search'}, '"eager" must be a list, in square brackets, not "search"'],
  [{eager: [5]}, 'or "" for the home page, not 5'],
  [{eager: ['/search']}, '"eager[0]" must be a path below the base path'],
  [{eager: ['search/']}, '"eager[0]" must be a path below the base path'],
  [{delay: true}, '"delay" must be a number of milliseconds, such as 2500, or false, not true'],
  [{delay: 1e12}, '"delay" must be a number of milliseconds'],
  [{idle: false}, '"idle" must be one of [run, fetch], not false'],
  ['delay', '"options" must be an object, in braces, not "delay"'],
  [{chunks: ['a b']}, '"chunks[0]" must be the name of a chunk, as in webpackChunkName'],
  [{delay: '1', eagre: []}, /"delay" must be a number.+, not "1"\. unknown option "eagre"/],
])('the error for %j names the plugin, the option and what is allowed', (options, message) => {
  expect(() => validated(options)).toThrow(message);
  expect(() => validated(options)).toThrow(/^docusaurus-plugin-late-client: .+\.$/);
});
