import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, test} from 'vitest';
import {validateOptions} from './index.js';
import type {PluginOptions} from './index.js';

function validated(options?: object): PluginOptions {
  return validateOptions({validate: normalizePluginOptions as never, options: options as never});
}

test('all options are optional', () => {
  expect(validated()).toMatchObject({
    directives: {},
    inlineScripts: [],
    onBlockedContent: 'throw',
    help: 'These are options of docusaurus-plugin-security-policy.',
    pages: true,
    headerFiles: [],
    headers: [],
  });
});

test.each([
  [{directives: {'script-source': []}}, /directives\.script-source/],
  [
    {directives: {'script-src': ['https://a.example; object-src *']}},
    /directives\.script-src\[0\]/,
  ],
  [{inlineScripts: ['alert(1)']}, /inlineScripts\[0\].+hash/],
  [{headerFiles: ['.htaccess']}, /headerFiles\[0\]/],
  [{headers: [{path: '/x', headers: {}}]}, /headers\[0\]\.path.+base path/],
])('%j is rejected with the name of the option', (options, message) => {
  expect(() => validated(options)).toThrow(message);
});
