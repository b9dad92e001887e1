import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, test} from 'vitest';
import type {PluginOptions} from './options.js';
import {checkResults, validateOptions, withDefaults} from './options.js';

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

test('the assistants of the button are optional', () => {
  expect(read({button: {}}).button).toEqual({assistants: []});
});

const A = {label: 'A', url: 'https://a.example/{url}'};

test.each([
  [{description: 1}, '"description" must be a text, such as "Handbook'],
  [{note: ''}, '"note" must be a text'],
  [{llms: 'no'}, '"llms" must be true or false, not "no"'],
  [{fullTextOrder: ['post']}, '"fullTextOrder" must be a list of "doc", "page" and "post", in any'],
  [{fullTextOrder: ['post', 'doc', 'doc']}, '"fullTextOrder'],
  [{maxCharacters: 0}, '"maxCharacters" must be a number of characters, such as 1600000, not "0"'],
  [{facts: ['Kind']}, '"facts" must be a function, such as (page, defaults) =>'],
  [{append: '## More'}, '"append" must be a function'],
  [{button: 'yes'}, '"button" must be true, false, or an object with assistants, such as {assis'],
  [{button: {assistants: 'A'}}, '"button.assistants" must be a list of assistants'],
  [{button: {assistants: [A, A]}}, 'a list of assistants with different labels, such as [{label:'],
  [{button: {assistants: [{url: A.url}]}}, '"button.assistants[0].label" must be the name'],
  [
    {button: {assistants: [{label: 'A', url: 'https://a.example'}]}},
    '"button.assistants[0].url" must be an address with {url} in it, such as "https://example.com',
  ],
  [{button: {assistant: []}}, 'there is no field "button.assistant"; there are assistants'],
  [{lms: true}, 'there is no option "lms"; there are description, note, llms, fullTextOrder'],
])('the error for %j names the plugin, the option and what is allowed', (options, message) => {
  for (const check of [() => read(options), () => withDefaults(options as never)]) {
    expect(check).toThrow(message);
    expect(check).toThrow(/^docusaurus-plugin-markdown-pages: .+\.$/);
  }
});

test.each([
  [[['Kind', 'doc']], undefined, undefined],
  [[], '## More', undefined],
  [{Kind: 'doc'}, undefined, /"facts" must return a list of pairs of texts for \/a/],
  [[['Kind', 1]], undefined, /"facts" must return/],
  [[], Promise.resolve('## More'), /"append" must return Markdown or undefined for \/a.+async/],
])('if "facts" returns %j and "append" returns %j, the error is %s', (facts, ending, message) => {
  const check = () => checkResults({permalink: '/a'}, facts, ending);
  if (message) {
    expect(check).toThrow(message);
  } else {
    expect(check).not.toThrow();
  }
});
