import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, test} from 'vitest';
import type {PluginOptions} from './options.js';
import {validateOptions} from './options.js';

function read(options?: object): PluginOptions {
  return validateOptions({validate: normalizePluginOptions as never, options: options as never});
}

test('all options are optional', () => {
  expect(read()).toMatchObject({
    llms: true,
    fullTextOrder: ['doc', 'page', 'post'],
    maxCharacters: 1_600_000,
    button: false,
  });
});

test('a button without assistants still has a menu', () => {
  expect(read({button: {}}).button).toEqual({assistants: []});
});

test.each([
  [{button: {assistants: [{label: 'A', url: 'https://a.example'}]}}, /with \{url\} in it/],
  [{fullTextOrder: ['post']}, /"fullTextOrder" must have/],
  [{maxCharacters: 0}, /"maxCharacters"/],
])('refuses %j and names the option', (options, message) => {
  expect(() => read(options)).toThrow(message);
});
