import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {publishedPages, readBuiltPage, readOutput} from 'docusaurus-built-pages';
import pMap from 'p-map';
import {groupBy} from '../../lib/groupBy';
import {llmsFull, llmsIndex} from '../../lib/markdown-pages/llms';
import {markdownFiles} from '../../lib/markdown-pages/markdownPath';
import {pageMarkdown} from '../../lib/markdown-pages/pageMarkdown';
import type {Owner} from '../../lib/owner';
import type {SiteBase} from '../../lib/paths';
import {FEEDS, siteAddress} from '../../lib/paths';
import {plainPath} from '../../lib/siteLinks';
import {markdownSource} from './markdownSource';

/** Pages that are read and written at once; a few keep the disk busy. */
const AT_ONCE = 4;

function kilobytes(...texts: readonly string[]): string {
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return `${Math.round(bytes / 1000).toLocaleString('en-US')} kB`;
}

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
 */
export default function machineReaders({siteConfig}: LoadContext): Plugin {
  const {baseUrl, trailingSlash} = siteConfig;
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
    async postBuild({outDir, plugins, routesPaths}) {
      const published = publishedPages(plugins, baseUrl);
      const owner = siteConfig.customFields?.['owner'] as Owner;
      const base = {url: siteConfig.url, baseUrl};
      const facts = {title: siteConfig.title, description: owner.description, base};
      const postPages = published.filter(({kind}) => kind === 'post').map(markdownSource);
      const docs = groupBy(
        published.filter(({kind}) => kind === 'doc'),
        ({section}) => section,
      );
      const sections = [...docs].map(([label, some]) => ({label, pages: some.map(markdownSource)}));
      const pages = [...postPages, ...sections.flatMap((section) => section.pages)];
      const taken = [...routesPaths, ...FEEDS.map((feed) => baseUrl + feed.path)].map(plainPath);
      const files = markdownFiles(
        pages.map(({permalink}) => permalink),
        taken,
        baseUrl,
      );
      const write = async (file: string, text: string): Promise<void> => {
        const place = path.join(outDir, file);
        await mkdir(path.dirname(place), {recursive: true});
        await writeFile(place, text);
      };
      const texts = await pMap(
        pages,
        async (page) => {
          const {permalink} = page;
          const html = await readOutput(permalink, {outDir, baseUrl, trailingSlash});
          const {article} = readBuiltPage(html, siteConfig.title);
          const markdown = pageMarkdown(page, article, base);
          const file = files.get(permalink);
          if (file === undefined) {
            logger.warn(
              `${permalink} has no Markdown version: its address, ${permalink}.md, is another page. Change one of the two slugs.`,
            );
          } else {
            await write(file, markdown);
          }
          return markdown;
        },
        {concurrency: AT_ONCE},
      );
      const index = llmsIndex(facts, postPages, sections);
      const full = llmsFull(facts, texts.slice(0, postPages.length), texts.slice(postPages.length));
      await write('llms.txt', index);
      await write('llms-full.txt', full);
      await write('.well-known/api-catalog', apiCatalog(base));
      logger.info(
        `Machine readers: ${pages.length} pages as Markdown (${kilobytes(...texts)}), ` +
          `llms.txt ${kilobytes(index)}, llms-full.txt ${kilobytes(full)}.`,
      );
    },
  };
}
