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
  "'self'",
  "'unsafe-inline'",
  "'sha256-abc='",
  'https:',
  'data:',
  'blob:',
  '*',
  'https://a.example',
  'https://*.a.example:*',
  'a.example/path',
  'wss://a.example:8080',
  'localhost:3000',
])('%s is a source', (source) => {
  const directives = {'connect-src': [source]};
  expect(validated({directives}).directives).toEqual(directives);
});

test.each(['https://a.example; object-src *', 'self', 'data', "'none'", 'none', 'https://', 'a b'])(
  '%s is no source',
  (source) => {
    expect(() => validated({directives: {'script-src': [source]}})).toThrow(
      `"directives.script-src[0]" must be one source of a Content-Security-Policy, such as "https://api.example.com", "data:" or "'self'", not "${source}"`,
    );
  },
);

test.each<[object, string]>([
  [{directives: ['script-src']}, '"directives" must be an object of lists by directive, such as {'],
  [
    {directives: {'script-source': []}},
    'there is no directive "directives.script-source"; there are default-src, script-src',
  ],
  [
    {directives: {'script-src': 'https://a.example'}},
    '"directives.script-src" must be a list of sources, such as ["https://api.example.com"], not',
  ],
  [{inlineScripts: ['alert(1)']}, '"inlineScripts[0]" must be the hash of a script, such as'],
  [{onBlockedContent: 'error'}, '"onBlockedContent" must be "throw", "warn", "log" or "ignore"'],
  [{pages: 'no'}, '"pages" must be true or false, not "no"'],
  [{help: 1}, '"help" must be a sentence'],
  [{headerFiles: '_headers'}, '"headerFiles" must be a list of "_headers" and "vercel.json"'],
  [{headerFiles: ['.htaccess']}, '"headerFiles[0]" must be "_headers" or "vercel.json"'],
  [
    {headers: [{path: '/x', headers: {A: 'b'}}]},
    '"headers[0].path" must be a path below the base path, without a leading slash',
  ],
  [{headers: [{headers: {A: 'b'}}]}, '"headers[0].path" must be a path below the base path'],
  [
    {headers: [{path: 'x', headers: {}}]},
    '"headers[0].headers" must be an object of values by header, such as {"Cache-Control"',
  ],
  [{headers: [{path: 'x', headers: {A: 1}}]}, '"headers[0].headers.A" must be the value'],
  [
    {headers: [{path: 'x', headers: {'A:': 'b'}}]},
    '"headers[0].headers.A:" is not the name of a header',
  ],
  [
    {headers: [{path: 'x', header: {}, headers: {A: 'b'}}]},
    'there is no field "headers[0].header"; there are path, headers',
  ],
  [{headers: [{path: 'x', headers: {A: 'b'}}]}, '"headers" needs a file for the headers'],
  [{pages: false}, 'the plugin would do nothing'],
  [{csp: {}}, 'there is no option "csp"; there are directives, inlineScripts, onBlockedContent'],
])('the error for %j names the plugin, the option and what is allowed', (options, message) => {
  expect(() => validated(options)).toThrow(message);
  expect(() => validated(options)).toThrow(/^docusaurus-plugin-security-policy: .+\.$/);
});
