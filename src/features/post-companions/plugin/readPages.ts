import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {aliasedSitePathToRelativePath, resolveMarkdownLinkPathname} from '@docusaurus/utils';
import {formatOf} from 'docusaurus-blog-import/markdown';
import {readPlainText} from './readPlainText';
import type {ContentLink, ContentPost, LinkingPage} from './types';
import {listedContent} from 'docusaurus-built-pages';
import {parsePostFile} from '../../../lib/postFile';
import {hasHost} from '../../../lib/siteLinks';

export type Site = Pick<LoadContext, 'siteDir' | 'baseUrl' | 'siteConfig'>;

/** Metadata that pages of the blog and docs plugins have in common. */
type Metadata = Pick<DocMetadata, 'source' | 'permalink' | 'frontMatter'>;

/** Returns the listed content with the oldest posts first, and docs by source. */
export function sortedContent(all: AllContent) {
  const {posts, docs} = listedContent(all);
  posts.sort(
    ({metadata: a}, {metadata: b}) =>
      dayOf(a.date).localeCompare(dayOf(b.date)) || (a.source < b.source ? -1 : 1),
  );
  docs.sort((a, b) => (a.source < b.source ? -1 : 1));
  return {posts, docs};
}

export type SortedContent = ReturnType<typeof sortedContent>;

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/**
 * Returns a function that resolves a link to the permalink of a post or doc. A link may be the path
 * of a Markdown file, which is resolved as in Docusaurus, or an address with or without the
 * base path. Links to other sites, to the same page and to unlisted pages resolve to undefined.
 */
function linkResolver(pages: readonly Metadata[], {siteDir, baseUrl}: Site) {
  const sourceToPermalink = new Map(pages.map(({source, permalink}) => [source, permalink]));
  const permalinks = new Set(sourceToPermalink.values());

  function fileAddress(address: string, source: string): string | null {
    const file = aliasedSitePathToRelativePath(source);
    const [folder = ''] = file.split('/');
    return resolveMarkdownLinkPathname(address, {
      sourceFilePath: path.join(siteDir, file),
      sourceToPermalink,
      siteDir,
      contentPaths: {contentPath: path.join(siteDir, folder), contentPathLocalized: undefined},
    });
  }

  return (url: string, from: Metadata): string | undefined => {
    const [address = ''] = url.split(/[?#]/, 1);
    if (address === '' || hasHost(address)) {
      return undefined;
    }
    try {
      const {pathname} = new URL(address, `https://site.invalid${from.permalink}`);
      const decoded = decodeURIComponent(pathname).replace(/(?<=.)\/$/, '');
      return [fileAddress(address, from.source), decoded, baseUrl + decoded.slice(1)].find(
        (to): to is string => to !== null && to !== from.permalink && permalinks.has(to),
      );
    } catch {
      // The link has a malformed percent escape.
      return undefined;
    }
  };
}

/** Reads the text of posts, and the links between posts and docs. */
export function readPages({posts, docs}: SortedContent, site: Site) {
  const resolve = linkResolver([...posts.map(({metadata}) => metadata), ...docs], site);
  const {format} = site.siteConfig.markdown;

  function read(body: string, page: Metadata) {
    const {source, frontMatter} = page;
    const text = readPlainText(body, formatOf({file: source, fields: frontMatter}, {format}));
    const links = text.links.flatMap(({url, sentence}): ContentLink[] => {
      const to = resolve(url, page);
      return to === undefined ? [] : [{to, sentence}];
    });
    return {...text, links};
  }

  return {
    posts: posts.map(({metadata, content}): ContentPost => {
      const {title, permalink, description, date, tags} = metadata;
      const {series} = metadata.frontMatter as {readonly series?: unknown};
      return {
        ...read(content, metadata),
        title,
        permalink,
        description,
        date: dayOf(date),
        tags,
        // An empty field, or a list as in blogs of other engines, is not a series.
        ...((typeof series === 'string' && series !== '') || typeof series === 'number'
          ? {series: String(series)}
          : {}),
      };
    }),
    docs: docs.map((doc): LinkingPage => {
      const {title, permalink, source} = doc;
      const file = aliasedSitePathToRelativePath(source);
      const {body} = parsePostFile(file, readFileSync(path.join(site.siteDir, file), 'utf8'));
      return {title, permalink, links: read(body, doc).links};
    }),
  };
}
