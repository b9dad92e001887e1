import {expect, test} from 'vitest';
import {sourcesOfPlugins} from './knownPlugins.js';
import {mergeSources, policyText} from './policy.js';

function policyOf(names: readonly string[], themeConfig = {}): string {
  const plugins = names.map((name) => ({name}));
  return policyText([], mergeSources(...sourcesOfPlugins(plugins, themeConfig)));
}

test.each([
  ['docusaurus-plugin-google-gtag', 'script-src', 'https://www.googletagmanager.com'],
  ['docusaurus-plugin-google-gtag', 'connect-src', 'https://analytics.google.com'],
  ['docusaurus-plugin-google-tag-manager', 'frame-src', 'https://www.googletagmanager.com'],
  ['docusaurus-theme-live-codeblock', 'script-src', "'unsafe-eval'"],
  ['docusaurus-lunr-search', 'script-src', "'unsafe-eval'"],
  ['docusaurus-theme-redoc', 'worker-src', 'blob:'],
  ['docusaurus-theme-search-algolia', 'connect-src', 'https://app1-dsn.algolia.net'],
])('%s: %s allows %s', (name, directive, source) => {
  const policy = policyOf([name], {algolia: {appId: 'APP1'}});
  expect(policy.split(';').find((each) => each.startsWith(directive))).toContain(` ${source}`);
});

test.each([
  [{askAi: 'assistant1'}, true],
  [{askAi: {assistantId: 'assistant1'}}, true],
  [{}, false],
])('with %j, the host of Algolia’s chat is allowed: %s', (change, isAllowed) => {
  const policy = policyOf(['docusaurus-theme-search-algolia'], {algolia: {appId: 'A', ...change}});
  expect(policy.includes(' https://askai.algolia.com')).toBe(isAllowed);
});
