import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, test} from 'vitest';
import {validateOptions} from './options.js';
import type {PluginOptions} from './options.js';

function validated(options?: object): PluginOptions {
  return validateOptions({validate: normalizePluginOptions as never, options: options as never});
}

test('all options are optional', () => {
  expect(validated()).toMatchObject({eager: [], delay: 2500, chunks: []});
});

test.each([{delay: false}, {delay: 0}, {search: false}, {eager: ['', 'search', 'docs/a']}])(
  '%j is accepted unchanged',
  (options) => {
    expect(validated(options)).toMatchObject(options);
  },
);

test.each([
  [{eager: ['/search']}, /eager\[0\].+base path/],
  [{delay: true}, /delay.+milliseconds, or false/],
  [{search: true}, /search.+selector, or false/],
  [{chunks: ['a b']}, /chunks\[0\].+chunk/],
])('%j is rejected with the name of the option', (options, message) => {
  expect(() => validated(options)).toThrow(message);
});
