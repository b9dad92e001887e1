import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
// The compiled package, because the source has no compiled worker beside it.
import markdownPages from 'docusaurus-plugin-markdown-pages';
import {expect, test, vi} from 'vitest';

const HTML =
  '<!doctype html><title>A</title><main><article><h1>A</h1><p>It says a.</p></article></main>';

test('the build counts the files that it writes, none for a React page without text, and names the plugin in a warning', async () => {
  const info = vi.spyOn(logger, 'info').mockReturnValue();
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  const folder = mkdtempSync(path.join(tmpdir(), 'markdown-'));
  const {postBuild} = await markdownPages({
    siteDir: folder,
    siteConfig: {
      title: 'S',
      url: 'https://a.example',
      baseUrl: '/',
      staticDirectories: [],
      future: {},
    },
    i18n: {currentLocale: 'en'},
    codeTranslations: {},
  } as unknown as LoadContext);
  const routesPaths = ['/a', '/b', '/b.md'];
  routesPaths.forEach((route) => writeFileSync(path.join(folder, `${route}.html`), HTML));
  // A React page whose only article is a card that plays a video.
  const card = '<title>C</title><main><article><button>Play</button></article></main>';
  writeFileSync(path.join(folder, 'c.html'), card);
  const content = [...routesPaths, '/c'].map((permalink) => ({
    type: permalink === '/c' ? 'jsx' : 'mdx',
    source: '@site/src/pages/a.md',
    permalink,
    title: 'A',
    frontMatter: {},
  }));
  const plugins = [{name: 'docusaurus-plugin-content-pages', content, options: {}}];
  await postBuild?.({outDir: folder, plugins, routesPaths} as never);
  expect(info.mock.calls).toEqual([['Pages written as Markdown: 2.']]);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^docusaurus-plugin-markdown-pages: \/b has no Markdown version/)],
  ]);
});
