import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import type {PluginOptions} from '../options.js';
import {checkOptions, pathBelow, replacedSearchBar, unusedOptions} from './checkOptions.js';

const siteDir = mkdtempSync(path.join(tmpdir(), 'search-ask-'));
mkdirSync(path.join(siteDir, 'blog/answers'), {recursive: true});
mkdirSync(path.join(siteDir, 'old'));
writeFileSync(path.join(siteDir, 'old/post.yaml'), '');

const DEFAULTS = {searchPagePath: 'search', chatPagePath: false, questions: {}};

function check(options: Partial<PluginOptions>, baseUrl = '/site/'): void {
  checkOptions({...DEFAULTS, ...options} as PluginOptions, {
    siteDir,
    baseUrl,
  });
}

test.each<[Partial<PluginOptions>, string]>([
  [{searchPagePath: 'site/search'}, 'at /site/site/search. Leave the base URL out: "search".'],
  [{chatPagePath: 'site/ask'}, '"chatPagePath" begins with the base URL /site/'],
  [{questions: {'/blog': 'answers'}}, 'the folder answers of "questions./blog" does not exist'],
  [{questions: {'/blog': 'old/post.yaml'}}, 'the folder old/post.yaml of "questions./blog" does'],
  [{questions: {'/blog': 'old'}}, 'the file post.yaml in the folder old of "questions./blog" must'],
])('%j does not fit the site', (options, message) => {
  expect(() => check(options)).toThrow(message);
  expect(() => check(options)).toThrow(/^docusaurus-theme-search-ask: .+\.$/);
});

test.each<[Partial<PluginOptions>, string?]>([
  [{searchPagePath: 'sites/search', chatPagePath: 'ask'}],
  [{searchPagePath: 'site/search'}, '/'],
  [{questions: {'/blog': 'blog/answers'}}],
])('%j fits the site', (options, baseUrl) => {
  expect(() => check(options, baseUrl)).not.toThrow();
});

test('globs and addresses that match no page are reported', () => {
  const permalinks = ['/site/docs/a/', encodeURI('/site/über'), '/site/blog/b', '/site/'];
  const paths = permalinks.map((permalink) => pathBelow(permalink, '/site/'));
  const used = {
    exclude: ['docs/**', 'docs/a', 'blog/b/', 'über'],
    questions: {'/': 'a', '/blog': 'b', '/blog/': 'c'},
  };
  expect(unusedOptions(used, paths, '/site/')).toEqual([]);
  const unused = {exclude: ['site/docs/**'], questions: {'/site/blog': 'b', '/blo': 'c'}};
  expect(unusedOptions(unused, paths, '/site/')).toEqual([
    expect.stringContaining('no page matches the glob "site/docs/**" of the option "exclude"'),
    expect.stringContaining('no page is below the address "/site/blog" of the option "questions"'),
    expect.stringContaining('"/blo"'),
  ]);
});

test.each([
  ['/site/node_modules/docusaurus-lunr-search/src/theme/SearchBar/index.jsx', true],
  ['/ours/theme/SearchBar/index.js', false],
  [undefined, false],
])('another theme’s search bar is reported for the component %s: %s', (component, isReported) => {
  const message = replacedSearchBar({'@theme-original/SearchBar': component}, '/ours/theme');
  expect(message !== undefined).toBe(isReported);
  expect(message ?? '').toContain(isReported ? `${component}. Remove that theme, or list` : '');
});
