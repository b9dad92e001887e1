// cspell:ignore gstatic
import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, test} from 'vitest';
import securityPolicyPlugin, {validateOptions} from './index.js';
import type {PluginOptions} from './index.js';
import {hashSource} from './policy.js';

const THEME = 'setMode()';
const AUTHORED = 'authored()';

const page = (...scripts: string[]) =>
  `<!doctype html><meta charset="utf-8">${scripts.map((script) => `<script>${script}</script>`).join('')}`;

/** Runs the plugin on a build folder, and returns the text of `file`, by default of a page with its policy. */
async function policyOf(
  options: Partial<PluginOptions>,
  {
    html = page(THEME, AUTHORED),
    staticFolder = '',
    file = 'index.html',
    experimental_router = 'browser',
  } = {},
): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'policy-'));
  // Scripts of the 404 page are allowed on all pages, because authors do not write that page.
  writeFileSync(path.join(folder, '404.html'), page(THEME));
  // `@docusaurus/plugin-client-redirects` makes a folder of this name for a redirect from `/old.html`.
  mkdirSync(path.join(folder, 'old.html'));
  writeFileSync(path.join(folder, 'old.html/index.html'), page(THEME));
  writeFileSync(path.join(folder, 'index.html'), html);
  mkdirSync(path.join(folder, 'assets/css'), {recursive: true});
  // Docusaurus copies the content of `static/` to the build folder. Here, one folder is both the site and the build.
  for (const parent of ['', 'static']) {
    mkdirSync(path.join(folder, parent, staticFolder), {recursive: true});
  }
  writeFileSync(
    path.join(folder, 'assets/css/styles.css'),
    '@import url(https://fonts.googleapis.com/css2?family=Inter);@font-face{src:url(https://a.example/f.woff)}',
  );
  writeFileSync(path.join(folder, 'a.js'), 'c("iframe",{src:"https://b.example/"+id})');
  const context = {
    siteDir: folder,
    siteConfig: {staticDirectories: ['static'], themeConfig: {}, future: {experimental_router}},
    i18n: {locales: ['en']},
  } as unknown as LoadContext;
  const checked = validateOptions({options, validate: normalizePluginOptions as never});
  const plugin = securityPolicyPlugin(context, checked);
  await plugin.postBuild?.({outDir: folder, baseUrl: '/site/', plugins: []} as never);
  return readFileSync(path.join(folder, file), 'utf8');
}

test('an author’s script is blocked, even without a report, and allowed if an option has its hash', async () => {
  const ignored = await policyOf({onBlockedContent: 'ignore'});
  expect(ignored).toContain(hashSource(THEME));
  expect(ignored).not.toContain(hashSource(AUTHORED));
  const allowed = await policyOf({inlineScripts: [hashSource(AUTHORED)]});
  expect(allowed).toContain(hashSource(AUTHORED));
});

test('with the hash router, the scripts of the only page are allowed', async () => {
  const html = await policyOf({}, {experimental_router: 'hash'});
  expect(html).toContain(hashSource(AUTHORED));
});

test('files that the build’s style sheets load are allowed, and frames that its scripts create', async () => {
  const html = await policyOf({onBlockedContent: 'ignore'});
  expect(html).toMatch(/style-src [^;]+ https:\/\/fonts\.googleapis\.com[;"]/);
  expect(html).toMatch(/font-src [^;]+ https:\/\/a\.example/);
  expect(html).toContain("frame-src 'self' https://b.example;");
});

test('a page without a character set, written by another tool, has its policy first in the head', async () => {
  const head = '<html><head lang="en"><title>Storybook</title>';
  const html = await policyOf({onBlockedContent: 'ignore'}, {html: `${head}</head>`});
  expect(html).toMatch(/^<html><head lang="en"><meta http-equiv="Content-Security-Policy"/);
});

test('content that the policy blocks stops the build by default', async () => {
  await expect(policyOf({})).rejects.toThrow(/index\.html has an inline script, "authored\(\)"/);
});

test.each([
  ['', ['/site/assets/*']],
  ['assets/images', ['/site/assets/css/*']],
])(
  'with a folder static/%s, whose file names have no hashes, the long cache is only for %j',
  async (staticFolder, rules) => {
    const options: Partial<PluginOptions> = {headerFiles: ['_headers'], pages: false};
    const headers = await policyOf(options, {staticFolder, file: '_headers'});
    expect(headers.match(/^\/.+(?=\n {2}Cache-Control)/gm)).toEqual(rules);
  },
);
