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
    questions: {},
    chat: {},
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
  [{questions: {blog: 'blog/answers'}}, /questions\.blog/],
  [{questions: 'blog/answers'}, /questions/],
  [{chat: {hosts: ['localhost:11434']}}, /chat\.hosts\[0\].+origin/],
  [{chat: {hosts: ['https://models.example/v1']}}, /chat\.hosts\[0\].+origin/],
  [{chat: {voice: 'a'.repeat(601)}}, /chat\.voice.+600/],
  [{chat: {suggestions: [{topic: 'Tides'}]}}, /chat\.suggestions\[0\]/],
  [{chat: {titles: 'Ask'}}, /chat\.titles/],
])('%j is rejected with the name of the option', (options, message) => {
  expect(() => validated(options)).toThrow(message);
});

test('validation does not change the options of the chat', () => {
  const chat = {
    title: 'Ask',
    suggestions: ['When is high tide?', {text: 'What is a neap?', topic: 'Tides', href: '/neap'}],
    hosts: ['https://models.example', 'http://192.168.1.5:11434'],
  };
  expect(validated({chat}).chat).toEqual(chat);
});

test('a site with themeConfig.algolia is rejected with advice', () => {
  const context = {siteConfig: {themeConfig: {algolia: {appId: 'A'}}}};
  expect(() => searchTheme(context as never, validated())).toThrow(
    /"themeConfig\.algolia".+Remove it.+move it into the option "algolia"/,
  );
});
