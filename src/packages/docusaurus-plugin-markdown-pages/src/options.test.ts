import type {LoadContext} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, test} from 'vitest';
import markdownPages from './index.js';
import type {PluginOptions} from './options.js';
import {checkResults, validateOptions} from './options.js';

function read(options?: object): PluginOptions {
  return validateOptions({validate: normalizePluginOptions as never, options: options as never});
}

test('all options are optional', () => {
  expect(read()).toMatchObject({llms: true, fullTextOrder: ['doc', 'page', 'post'], button: false});
  expect(read({button: {}}).button).toEqual({assistants: []});
});

const A = {label: 'A', url: 'https://a.example/{url}'};

test.each([
  [{note: ''}, '"note" must be a string with at least one character, not ""'],
  [{fullTextOrder: ['post']}, '"fullTextOrder" must be a list of "doc", "page" and "post", in any'],
  [
    {fullTextOrder: ['docs']},
    '"fullTextOrder[0]" must be "doc", "page" or "post", not "docs". "full',
  ],
  [
    {maxCharacters: '5'},
    '"maxCharacters" must be a number of characters, such as 1600000, not "5"',
  ],
  [{facts: ['Kind']}, '"facts" must be a function, such as (page, defaults) => defaults, not ['],
  [
    {button: 'yes'},
    '"button" must be true, false, or an object such as {assistants: []}, not "yes"',
  ],
  [{button: null}, '"button" must be true, false, or an object such as {assistants: []}, not null'],
  [
    {button: {assistants: [{}]}},
    /"button\.assistants\[0]\.label" is missing.+\.url" must be an address .+; it is missing/,
  ],
  [
    {button: {assistants: [A, A]}},
    '"button.assistants[1]" repeats an earlier entry of the list: rename or',
  ],
  [
    {button: {assistants: [{label: 'A', url: 'https://a.example'}]}},
    '"button.assistants[0].url" must be an address with {url} in it, such as "https://example.com',
  ],
  [{button: {assistant: []}}, 'unknown field "button.assistant"; allowed: assistants'],
  [{lms: true}, 'unknown option "lms"; allowed: description, note, llms, fullTextOrder'],
])('the error for %j names the plugin, the option and what is allowed', (options, message) => {
  expect(() => read(options)).toThrow(message);
  expect(() => read(options)).toThrow(/^docusaurus-plugin-markdown-pages: .+\.$/);
});

test.each([
  [{Kind: 'doc'}, undefined, /"facts" must return a list of pairs of strings for \/a/],
  [[['Kind', 1]], undefined, /"facts" must return/],
  [[], Promise.resolve('## More'), /"append" must return Markdown or undefined for \/a.+async/],
])('if "facts" returns %j and "append" returns %j, the error is %s', (facts, ending, message) => {
  expect(() => checkResults({permalink: '/a'}, facts, ending)).toThrow(message);
});

test('the hash router is rejected, because its build has no pages to convert', async () => {
  const context = {siteConfig: {future: {experimental_router: 'hash'}}} as LoadContext;
  await expect(markdownPages(context)).rejects.toThrow(/does not work with .+'hash'.+ Remove/);
});
