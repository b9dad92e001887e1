import type {FileContent} from './readPlainText';
import type {ContentLink, ContentPage, PlainText} from './types';

/** Where a link leads within the site. */
interface ResolvedLink {
  readonly to: string;
  readonly toAnchor: string | null;
}

/** What is known of the site when a link is followed. */
interface SitePages {
  /** With a slash at both ends. */
  readonly baseUrl: string;
  /** Permalinks by path of the source from the root of the site. */
  readonly byFile: ReadonlyMap<string, string>;
  readonly permalinks: ReadonlySet<string>;
}

const ANY = 'https://site.invalid';

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function pathFrom(url: string, base: string): string {
  return decode(new URL(url, `${ANY}${base}`).pathname);
}

/** The path, from the root of the site, of the source that a link in another source would mean. */
export function sourcePath(url: string, file: string): string {
  return pathFrom(url.replace(/^@site\//, '/'), `/${file}`).slice(1);
}

/**
 * Follows a link of a source: the path of another source, a path of the site, or one that starts
 * from the page's own address.
 *
 * @returns nothing for other sites, the page itself, and what is no page of the index
 */
export function resolveLink(
  url: string,
  from: {readonly file: string; readonly permalink: string},
  {baseUrl, byFile, permalinks}: SitePages,
): ResolvedLink | undefined {
  const [, address = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? [];
  if (address === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)) {
    return undefined;
  }
  const pathname = pathFrom(address, from.permalink).replace(/(?<=.)\/$/, '');
  const candidates = [
    byFile.get(sourcePath(address, from.file)),
    pathname,
    baseUrl + pathname.replace(/^\//, ''),
  ];
  const to = candidates.find((candidate) => candidate !== undefined && permalinks.has(candidate));
  if (to === undefined || to === from.permalink) {
    return undefined;
  }
  return {to, toAnchor: hash === '' ? null : decode(hash)};
}

/** Number of words below the headings. */
export function countWords({prose, rows}: Omit<PlainText, 'headings'>): number {
  return [...prose, ...rows].reduce(
    (sum, line) => sum + (line.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0),
    0,
  );
}

/** A published file: facts from its front matter, and its content. */
export interface ContentSource extends Omit<ContentPage, 'words' | keyof FileContent> {
  readonly content: FileContent;
}

/**
 * The pages of the site with the links between them.
 *
 * @param baseUrl with a slash at both ends
 */
export function buildContentPages(
  sources: readonly ContentSource[],
  baseUrl: string,
): ContentPage[] {
  const site = {
    baseUrl,
    byFile: new Map(sources.map(({file, permalink}) => [file, permalink])),
    permalinks: new Set(sources.map(({permalink}) => permalink)),
  };
  return sources.map(({content, ...facts}) => ({
    ...facts,
    ...content,
    words: countWords(content),
    links: content.links.flatMap(({url, sentence, anchor}): ContentLink[] => {
      const resolved = resolveLink(url, facts, site);
      return resolved ? [{...resolved, sentence, anchor}] : [];
    }),
  }));
}
