// cspell:ignore Cber
import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';
import type {LoadContext} from '@docusaurus/types';
import {parseHTML} from 'linkedom';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {loaderScript, toPathname} from './loaderScript.js';
import type {PluginOptions} from './options.js';
import type {LateClient} from './protocol.js';

const source = ts.transpileModule(
  readFileSync(new URL('./client/loader.ts', import.meta.url), 'utf8'),
  {compilerOptions: {target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext}},
).outputText;

const defaults: PluginOptions = {eager: [], delay: 2500, idle: 'run', chunks: []};

function scriptFor(options: Partial<PluginOptions>, currentLocale = 'en', codeTranslations = {}) {
  const context = {baseUrl: '/a+b/', i18n: {currentLocale}, codeTranslations};
  return loaderScript(context as unknown as LoadContext, {...defaults, ...options}, source);
}

const plain = scriptFor({});
const withEager = scriptFor({eager: ['search', 'docs/a.b', 'über', '']});

/** Opens a page with a loader, without any interaction. */
function openPage(
  address: string,
  scripts: string | undefined,
  script: string,
  {head = '', stored = {}}: {head?: string; stored?: Record<string, string>} = {},
) {
  const {pathname, search} = new URL(address, 'https://a.example');
  const meta = scripts === undefined ? '' : `<meta name="late-client" content="${scripts}">`;
  const {document, Event} = parseHTML(`<html><head>${meta}${head}</head><body></body></html>`);
  Object.assign(document, {readyState: 'complete'});
  const window: {lateClient?: LateClient} & Record<string, unknown> = {
    document,
    location: {pathname, search},
    history: {},
    navigator: {},
    AbortController,
    addEventListener: () => undefined,
    localStorage: {getItem: (key: string) => stored[key] ?? null},
  };
  window['window'] = window;
  runInNewContext(script, window);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return {
    lateClient: window.lateClient,
    loaded: () => [...document.querySelectorAll('script')].map(({src}) => src),
  };
}

test('a page loads no scripts by itself; load() adds those of a chunk or of the page, once', async () => {
  const scripts = 'main.js route.js modal.js#modal';
  const {loaded, lateClient} = openPage('/a+b/docs', scripts, await plain);
  expect(loaded()).toEqual([]);
  lateClient?.load('modal');
  lateClient?.load('modal');
  expect(loaded()).toEqual(['/a+b/modal.js']);
  lateClient?.load();
  expect(loaded()).toEqual(['/a+b/modal.js', '/a+b/main.js', '/a+b/route.js']);
});

test.each([
  ['/a+b/search', true],
  ['/a+b/docs/a.b', true],
  ['/a+b/docs/axb', false],
  ['/other/search', false],
  ['/a+b/docs?tab=two', true],
  ['/a+b/%C3%BCber/', true],
  ['/a+b/', true],
])('eager pages and pages with a query load scripts at once: %s, %s', async (address, isEager) => {
  const {loaded} = openPage(address, 'main.js', await withEager);
  expect(loaded().length > 0).toBe(isEager);
});

test.each(['/a/über/', '/a/%C3%BCber'])('the path %s is encoded, once', (path) => {
  expect(toPathname(path)).toBe('/a/%C3%BCber');
});

test('a page that restores a state loads its scripts at once only if a state is stored', async () => {
  const head = '<meta name="late-client-storage" content="draft">';
  const open = async (stored: Record<string, string>) =>
    openPage('/a+b/docs', 'main.js', await plain, {head, stored}).loaded();
  expect(await open({draft: 'Dear reader'})).toEqual(['/a+b/main.js']);
  expect(await open({theme: 'dark'})).toEqual([]);
});

test('the loader does nothing on the development server, whose pages list no scripts', async () => {
  const {loaded, lateClient} = openPage('/a+b/search?q=a', undefined, await withEager);
  expect(loaded()).toEqual([]);
  expect(lateClient).toBeUndefined();
});

test('the error message is in the site’s language, with the site’s own translation if it has one', async () => {
  expect(await scriptFor({}, 'zh-Hans')).toContain('重试');
  expect(await scriptFor({}, 'xx')).toContain('Retry');
  const translated = await scriptFor({}, 'en', {'theme.LateClient.retry': '</script>'});
  expect(translated).not.toContain('Retry');
  expect(translated).not.toContain('</script>');
});
