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
    questions: {},
    chat: {},
    onUnmatchedQuestions: 'warn',
  });
});

const ALGOLIA = {appId: 'A', apiKey: 'k', indexName: 'i'};

test.each([
  [{searchPagePath: '/search'}, '"searchPagePath" must be a path below the base URL, without'],
  [{searchPagePath: 'search/'}, 'such as "search", or false, not "search/"'],
  [{chatPagePath: 'search'}, '"searchPagePath" and "chatPagePath" are both "search"'],
  [{chat: {title: 'Ask'}}, '"chat" has no effect without a chat page. Add its path'],
  [{missingResultsUrl: 'https://a.example/new'}, '"missingResultsUrl" must be an address with {q'],
  [{missingResultsUrl: 'new?title={query}'}, '"missingResultsUrl" must be an address with {query}'],
  [{placeholder: 1}, '"placeholder" must be a string, not 1'],
  [{algolia: 'A'}, '"algolia" must be an object, such as {appId: "R2IYF7ETH7"'],
  [
    {algolia: {appId: 'A', apiKey: 'k'}},
    '"algolia.indexName" must be the name of an Algolia index',
  ],
  [{algolia: {...ALGOLIA, index: 'i'}}, 'unknown option "algolia.index"; allowed: appId'],
  [{algolia: {...ALGOLIA, externalUrlRegex: '('}}, '"algolia.externalUrlRegex" must be a regular'],
  [{algolia: {...ALGOLIA, replaceSearchResultPathname: {from: '['}}}, 'Pathname.from" must be a r'],
  [{synonyms: [['alone']]}, '"synonyms[0]" must be a list of at least two words'],
  [{synonyms: ['js', 'javascript']}, '"synonyms" must be a list of lists of words, such as [["js"'],
  [{synonyms: {js: 'javascript'}}, `such as "synonyms.yml", not { js: 'javascript' }`],
  [{exclude: 'blog/**'}, '"exclude" must be a list of globs, such as ["docs/old/**"], not "blog'],
  [{exclude: ['/blog/**']}, '"exclude[0]" must be a glob below the base URL, without a leading'],
  [{questions: {blog: 'blog/answers'}}, '"questions.blog" must be an address below the base URL'],
  [
    {questions: {'/blog': 1}},
    '"questions./blog" must be the path of a folder relative to the root',
  ],
  [{onUnmatchedQuestions: 'stop'}, '"onUnmatchedQuestions" must be one of [ignore, log, warn,'],
  [{onUnmatchedQuestions: ''}, /: "onUnmatchedQuestions" must be one of \[[a-z, ]+\], not ""\.$/],
  [{synonym: []}, 'unknown option "synonym"; allowed: searchPagePath, chatPagePath, chat'],
])('the error for %j names the plugin, the option and what is allowed', (options, message) => {
  expect(() => validated(options)).toThrow(message);
  expect(() => validated(options)).toThrow(/^docusaurus-theme-search-ask: .+\.$/);
});

test.each([
  [{title: ''}, '"chat.title" must be a string, such as "Ask"'],
  [{titles: 'Ask'}, 'unknown option "chat.titles"; allowed: title, intro, author'],
  [{hosts: ['localhost:11434']}, '"chat.hosts[0]" must be an origin, without a path, such as'],
  [{hosts: ['https://models.example/v1']}, 'not "https://models.example/v1"'],
  [{voice: 'a'.repeat(601)}, '"chat.voice" must be a string of at most 600 characters'],
  [{modelGuide: 'models'}, '"chat.modelGuide" must be the path of a page, with the base URL'],
  [{suggestions: 'When?'}, '"chat.suggestions" must be a list of different questions'],
  [{suggestions: ['When?', {text: 'When?'}]}, 'must be a list of different questions'],
  [{suggestions: ['a'.repeat(501)]}, '"chat.suggestions[0]" must be a question of at most 500'],
  [{suggestions: [{topic: 'Tides'}]}, '"chat.suggestions[0]'],
  [{suggestions: [{text: 'When?', href: 'docs'}]}, '"chat.suggestions[0]'],
])('the error for %j in the option "chat" names what is allowed', (chat, message) => {
  expect(() => validated({chatPagePath: 'chat', chat})).toThrow(message);
});

test.each([
  {searchPagePath: false, chatPagePath: 'help/ask'},
  {chatPagePath: false, chat: {title: 'Ask'}},
  {missingResultsUrl: 'mailto:a@b.example?subject={query}'},
  {missingResultsUrl: '/corrections?q={query}'},
  {
    chatPagePath: 'chat',
    chat: {
      title: 'Ask',
      suggestions: ['When is high tide?', {text: 'What is a neap?', topic: 'Tides', href: '/neap'}],
      hosts: ['https://models.example', 'http://192.168.1.5:11434'],
    },
  },
])('%j is accepted unchanged', (options) => {
  expect(validated(options)).toMatchObject(options);
});

test('a default port is removed from the origin of a model server', () => {
  const chat = {hosts: ['https://Models.example:443']};
  expect(validated({chatPagePath: 'chat', chat}).chat.hosts).toEqual(['https://models.example']);
});

test('a site with themeConfig.algolia is rejected with advice', () => {
  const context = {siteConfig: {themeConfig: {algolia: {appId: 'A'}}}};
  expect(() => searchTheme(context as never, validated())).toThrow(
    /"themeConfig\.algolia".+Remove it.+move it into the option "algolia"/,
  );
});

test('the hash router needs Algolia', () => {
  const siteConfig = {themeConfig: {}, future: {experimental_router: 'hash'}};
  const context = {siteConfig, siteDir: '.', baseUrl: '/'} as never;
  expect(() => searchTheme(context, validated())).toThrow(/no HTML to index.+option "algolia"/);
  const algolia = {appId: 'A', apiKey: 'b', indexName: 'c'} as never;
  expect(() => searchTheme(context, validated({algolia}))).not.toThrow();
});
