import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, LoadedPlugin, Plugin, PluginModule, Props} from '@docusaurus/types';
import {inBatches} from '../../lib/inBatches';
import {fillTwin, needsBuiltPage, readBuiltPage} from '../../lib/markdown-twin/fillTwin';
import {llmsFull, llmsIndex} from '../../lib/markdown-twin/llms';
import {twinFiles} from '../../lib/markdown-twin/twinPath';
import type {TwinSource, TwinText} from '../../lib/markdown-twin/types';
import type {Owner} from '../../lib/owner';
import type {PostFile} from '../../lib/postFile';
import {parsePostFile} from '../../lib/postFile';
import {docSource, postSource, publishedPages} from './publishedPages';

/** Pages that are read and written at once; a few keep the disk busy. */
const AT_ONCE = 4;

type BuildProps = Props & {readonly outDir: string; readonly plugins: readonly LoadedPlugin[]};

async function makeFolders(outDir: string, files: Iterable<string>): Promise<void> {
  const folders = new Set([...files].map((file) => path.join(outDir, path.dirname(file))));
  await Promise.all([...folders].map((folder) => mkdir(folder, {recursive: true})));
}

async function write(outDir: string, file: string, text: string): Promise<number> {
  await writeFile(path.join(outDir, file), text);
  return Buffer.byteLength(text);
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000).toLocaleString('en-US')} kB`;
}

interface Options {
  /** A source's text, as the content index has read it. */
  readonly twinText: (source: PostFile) => TwinText;
}

/**
 * Writes what programs read into the build: each published page as Markdown beside its HTML,
 * `llms.txt` with a list of them, and `llms-full.txt` with the texts.
 */
function machineReaders({siteDir, siteConfig}: LoadContext, options: Options): Plugin {
  return {
    name: 'machine-readers',
    async postBuild(props) {
      const {outDir, baseUrl, plugins, routesPaths} = props as BuildProps;
      const {posts, groups, permalinks} = publishedPages(plugins);
      const owner = siteConfig.customFields?.['owner'] as Owner;
      const base = {url: siteConfig.url, baseUrl};
      const facts = {title: siteConfig.title, description: owner.description, base};
      const postPages = posts.map(postSource);
      const sections = groups.map(({label, docs}) => ({label, pages: docs.map(docSource)}));
      const pages = [...postPages, ...sections.flatMap((section) => section.pages)];
      const files = twinFiles(
        pages.map(({permalink}) => permalink),
        routesPaths,
        baseUrl,
      );
      const site = {base, permalinks};
      const twin = async (page: TwinSource): Promise<string> => {
        const {file, permalink} = page;
        const source = await readFile(path.join(siteDir, file), 'utf8');
        const text = options.twinText(parsePostFile(file, source));
        const below = permalink.slice(baseUrl.length) || 'index';
        const html = needsBuiltPage(text)
          ? await readFile(path.join(outDir, `${below}.html`), 'utf8')
          : '';
        return fillTwin(text, page, site, readBuiltPage(html));
      };
      await makeFolders(outDir, files.values());
      let bytes = 0;
      const twins = await inBatches(pages, AT_ONCE, async (page) => {
        const text = await twin(page);
        const written = await write(outDir, files.get(page.permalink) as string, text);
        bytes += written;
        return text;
      });
      const index = await write(outDir, 'llms.txt', llmsIndex(facts, postPages, sections));
      const full = await write(
        outDir,
        'llms-full.txt',
        llmsFull(facts, twins.slice(0, posts.length), twins.slice(posts.length)),
      );
      logger.info(
        `Machine readers: ${pages.length} pages as Markdown (${kilobytes(bytes)}), ` +
          `llms.txt ${kilobytes(index)}, llms-full.txt ${kilobytes(full)}.`,
      );
    },
  };
}

export default machineReaders as unknown as PluginModule;
