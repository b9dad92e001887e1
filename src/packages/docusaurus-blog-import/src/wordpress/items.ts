import type {CheerioAPI, Element} from 'cheerio';
import {load} from 'cheerio';
import {plainText} from '../html/htmlToMarkdown.js';
import {escapeHtml, groupBy} from '../text.js';

/** Functions that read an element of an export, and the elements below it by name. */
export interface Reader {
  readonly text: () => string;
  readonly attribute: (name: string) => string | undefined;
  readonly all: (name: string) => readonly Reader[];
  /** Returns the text of the first element with a name; undefined if there is no text. */
  readonly get: (name: string) => string | undefined;
}

/** A parsed file of an export. A large blog has several files, which refer to each other. */
export interface WordPressFile {
  readonly file: string;
  /** Time of the export in epoch milliseconds; 0 if it is unknown. */
  readonly time: number;
  /** Address of the blog, without scheme and final slash; '' if it is unknown. */
  readonly blog: string;
  readonly authors: readonly Reader[];
  readonly items: readonly Reader[];
}

const bareAddress = (address: string) =>
  address.replace(/^https?:/i, '').replace(/\/(?:index\.php)?$/, '');

function readerOf($: CheerioAPI, element: Element): Reader {
  const children = groupBy($(element).children().toArray(), ({tagName}) => tagName);
  const all = (name: string) => (children.get(name) ?? []).map((each) => readerOf($, each));
  return {
    text: () => $(element).text().trim(),
    attribute: (name) => $(element).attr(name),
    all,
    get: (name) => all(name)[0]?.text() || undefined,
  };
}

/** @throws Error if the file is incomplete */
export function parseWordPress(file: string, text: string): WordPressFile {
  // Comments may follow, added by plugins that cache pages.
  if (!/<\/rss>\s*(?:<!--(?:(?!-->)[^])*-->\s*)*$/.test(text)) {
    throw new Error('is not complete XML: it does not end with </rss>. Export it again');
  }
  const $ = load(text, {xml: true});
  const read = (elements: readonly Element[]) => elements.map((each) => readerOf($, each));
  const [channel] = read($('channel').toArray());
  return {
    file,
    time: Date.parse(channel?.get('pubDate') ?? '') || 0,
    blog: bareAddress(channel?.get('wp:base_blog_url') ?? channel?.get('link') ?? ''),
    authors: read($('wp\\:author').toArray()),
    items: read($('item').toArray()),
  };
}

/** Returns a function that reads the values of a custom field of an item. */
export function metaOf(item: Reader) {
  const fields = groupBy(item.all('wp:postmeta'), (each) => each.get('wp:meta_key'));
  return (name: string): readonly string[] =>
    (fields.get(name) ?? []).map((each) => each.get('wp:meta_value') ?? '');
}

/** True if an address names an item by its id, such as `/?p=7`. */
export const isById = (link: string) => /[?&](?:p|page_id|attachment_id|preview)=/.test(link);

/**
 * Collects the authors, media, reusable blocks and addresses of all files, to which items refer by
 * login or id.
 */
export function collectShared(oldestFirst: readonly WordPressFile[]) {
  const authors = oldestFirst
    .flatMap((file) => file.authors)
    .map(
      ({get}) => [get('wp:author_login'), plainText(get('wp:author_display_name') ?? '')] as const,
    );
  const attachments = new Map<string, {url: string; title: string; caption: string}>();
  const picturesByPost = new Map<string, string[]>();
  const blocks = new Map<string, string>();
  const addresses = new Map<string, string>();
  for (const {get} of oldestFirst.flatMap(({items}) => items)) {
    const url = get('wp:attachment_url');
    const id = get('wp:post_id') ?? '';
    const parent = get('wp:post_parent') ?? '';
    const address = url ?? get('link') ?? '';
    if (address !== '' && !isById(address)) {
      addresses.set(id, address);
    }
    if (get('wp:post_type') === 'wp_block' && get('wp:status') === 'publish') {
      blocks.set(id, get('content:encoded') ?? '');
    }
    if (url !== undefined) {
      const title = plainText(get('title') ?? '');
      attachments.set(id, {url, title, caption: get('excerpt:encoded') ?? ''});
    }
    if (/\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(url ?? '')) {
      picturesByPost.set(parent, [...(picturesByPost.get(parent) ?? []), id]);
    }
  }
  return {
    attachments,
    picturesByPost,
    blocks,
    addresses,
    authors: new Map(authors),
    blogs: new Set(oldestFirst.map(({blog}) => blog)),
  };
}

export type Shared = ReturnType<typeof collectShared>;

/** Matches a reference to a reusable block. */
const BLOCK = /<!--\s*wp:block\s+\{[^{}]*?"ref"\s*:\s*"?(\d+).*?\/-->/gs;

/**
 * Replaces references to reusable blocks with their content; calls `use` with the id of each.
 *
 * @param outer ids of the blocks around the text, so that a block never contains itself
 */
export function withBlocks(
  html: string,
  {blocks}: Pick<Shared, 'blocks'>,
  use: (id: string) => void,
  outer: readonly string[] = [],
): string {
  return html.replace(BLOCK, (whole, id: string) => {
    const content = blocks.get(id);
    if (content === undefined || outer.includes(id)) {
      return whole;
    }
    use(id);
    return withBlocks(content, {blocks}, use, [...outer, id]);
  });
}

/** Matches the address of a link by id, such as `href="/?p=7#there"`. */
const LINK_BY_ID =
  /(\bhref=(["']))([^"'?]*)\?(?:p|page_id|attachment_id)=(\d+)(?:&[^"'#]*)?(#[^"']*)?\2/gi;

/** Replaces links by id, such as `/?page_id=7`, with the addresses to which they lead. */
export function withAddresses(
  html: string,
  {addresses, blogs}: Pick<Shared, 'addresses' | 'blogs'>,
): string {
  return html.replace(
    LINK_BY_ID,
    (whole, start: string, quote: string, base: string, id: string, hash = '') => {
      const address = addresses.get(id);
      const isHere = bareAddress(base) === '' || blogs.has(bareAddress(base));
      return address !== undefined && isHere
        ? `${start}${escapeHtml(address)}${hash}${quote}`
        : whole;
    },
  );
}
