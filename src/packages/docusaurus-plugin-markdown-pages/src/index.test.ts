import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {expect, test, vi} from 'vitest';
import markdownPages from './index.js';

vi.mock('tinypool', () => ({
  Tinypool: class {
    options = {maxThreads: 1};
    run = () =>
      Promise.resolve({
        title: 'A',
        description: 'It says a.',
        article: [],
        opening: '',
        isNoIndex: false,
      });
    destroy = () => Promise.resolve();
  },
}));

test('the build counts the files that it writes, and names the plugin in a warning about others', async () => {
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
  const content = routesPaths.map((permalink) => ({
    type: 'mdx',
    source: '@site/src/pages/a.md',
    permalink,
    title: 'A',
    frontMatter: {},
  }));
  const plugins = [{name: 'docusaurus-plugin-content-pages', content, options: {}}];
  await postBuild?.({outDir: folder, plugins, routesPaths} as never);
  expect(info.mock.calls).toEqual([['Wrote 2 pages as Markdown.']]);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^docusaurus-plugin-markdown-pages: \/b has no Markdown version/)],
  ]);
});
