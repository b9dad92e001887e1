import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, LoadedPlugin, Plugin, Props} from '@docusaurus/types';
import {inBatches} from '../../lib/inBatches';
import {fillTwin, needsBuiltPage, readBuiltPage} from '../../lib/markdown-twin/fillTwin';
import {llmsFull, llmsIndex} from '../../lib/markdown-twin/llms';
import {twinFiles} from '../../lib/markdown-twin/twinPath';
import type {TwinSource, TwinText} from '../../lib/markdown-twin/types';
import type {Owner} from '../../lib/owner';
import type {PostFile} from '../../lib/postFile';
import {parsePostFile} from '../../lib/postFile';
import type {SiteBase} from '../../lib/siteAddress';
import {siteAddress} from '../../lib/siteAddress';
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

const CATALOG_FILE = '.well-known/api-catalog';

/** What programs may read of the site: path, type, title. */
const CATALOG: readonly (readonly [string, string, string])[] = [
  ['/llms.txt', 'text/plain', 'Every page, with its Markdown'],
  ['/llms-full.txt', 'text/plain', 'Every page in one file'],
  ['/blog/feed.json', 'application/feed+json', 'Posts as a JSON feed'],
  ['/blog/atom.xml', 'application/atom+xml', 'Posts as an Atom feed'],
  ['/blog/rss.xml', 'application/rss+xml', 'Posts as an RSS feed'],
  ['/sitemap.xml', 'application/xml', 'Addresses of all pages'],
];

/** A catalog by RFC 9727, which is a set of links by RFC 9264. */
function apiCatalog(base: SiteBase): string {
  const item = CATALOG.map(([path, type, title]) => ({href: siteAddress(base, path), type, title}));
  return `${JSON.stringify({linkset: [{anchor: siteAddress(base, '/'), item}]}, undefined, 2)}\n`;
}

/**
 * Writes what programs read into the build: each published page as Markdown beside its HTML,
 * `llms.txt` with a list of them, which every head announces, `llms-full.txt` with the texts, and
 * `.well-known/api-catalog`, which names both and the feeds.
 *
 * @param twinText a source's text, as the content index has read it
 */
export default function machineReaders(
  {siteDir, siteConfig}: LoadContext,
  twinText: (source: PostFile) => TwinText,
): Plugin {
  const {baseUrl} = siteConfig;
  return {
    name: 'machine-readers',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'alternate',
            type: 'text/plain',
            href: `${baseUrl}llms.txt`,
            title: 'Contents for machines',
          },
        },
      ],
    }),
    async postBuild(props) {
      const {outDir, plugins, routesPaths} = props as BuildProps;
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
        const text = twinText(parsePostFile(file, source));
        const below = permalink.slice(baseUrl.length) || 'index';
        const html = needsBuiltPage(text)
          ? await readFile(path.join(outDir, `${below}.html`), 'utf8')
          : '';
        return fillTwin(text, page, site, readBuiltPage(html));
      };
      await makeFolders(outDir, [...files.values(), CATALOG_FILE]);
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
      await write(outDir, CATALOG_FILE, apiCatalog(base));
      logger.info(
        `Machine readers: ${pages.length} pages as Markdown (${kilobytes(bytes)}), ` +
          `llms.txt ${kilobytes(index)}, llms-full.txt ${kilobytes(full)}.`,
      );
    },
  };
}
