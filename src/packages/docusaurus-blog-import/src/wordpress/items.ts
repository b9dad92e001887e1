import type {CheerioAPI, Element} from 'cheerio';
import {plainText} from '../html/htmlToMarkdown.js';
import {bareAddress} from './references.js';

/** A file of an export, parsed. A large blog comes in several files that refer to each other. */
export interface WordPressFile {
  readonly file: string;
  readonly $: CheerioAPI;
}

/** Returns functions that read the elements of an item, and their texts, by name. */
export function readerOf($: CheerioAPI, item: Element) {
  const children = $(item).children().toArray();
  const all = (name: string) => children.filter(({tagName}) => tagName === name);
  const get = (name: string) => $(all(name)[0]).text().trim() || undefined;
  return {get, all};
}

export type Reader = ReturnType<typeof readerOf>;

/** Reads the custom fields of an item. A name may have several values; `get` returns the last one. */
export function metaOf($: CheerioAPI, {all}: Reader) {
  const fields = all('wp:postmeta').map((each) => {
    const {get} = readerOf($, each);
    return {name: get('wp:meta_key'), value: get('wp:meta_value') ?? ''};
  });
  const valuesOf = (wanted: string) =>
    fields.filter(({name}) => name === wanted).map(({value}) => value);
  return {get: (name: string) => valuesOf(name).at(-1), all: valuesOf};
}

export type Meta = ReturnType<typeof metaOf>;

/** True if an address names an item by its id, such as `/?p=7`. */
export const isById = (link: string) => /[?&](?:p|page_id|attachment_id|preview)=/.test(link);

/** Returns the address of the blog in a file; '' if the file has none. */
function blogOf($: CheerioAPI): string {
  const channel = readerOf($, $('channel')[0] as Element);
  return bareAddress(channel.get('wp:base_blog_url') ?? channel.get('link') ?? '');
}

/** Collects what the texts of all files of an export refer to: authors, media, blocks, addresses. */
export function sharedOf(files: readonly WordPressFile[]) {
  const byId = new Map<string, {url: string; title: string}>();
  const picturesByPost = new Map<string, string[]>();
  const authors = new Map<string, string>();
  const blocks = new Map<string, string>();
  const addresses = new Map<string, string>();
  for (const {$} of files) {
    for (const item of $('item').toArray()) {
      const {get} = readerOf($, item);
      const url = get('wp:attachment_url');
      const [id = '', parent = ''] = [get('wp:post_id'), get('wp:post_parent')];
      const address = url ?? get('link') ?? '';
      if (address !== '' && !isById(address)) {
        addresses.set(id, address);
      }
      if (get('wp:post_type') === 'wp_block' && get('wp:status') === 'publish') {
        blocks.set(id, get('content:encoded') ?? '');
      }
      if (url !== undefined) {
        byId.set(id, {url, title: plainText(get('title') ?? '')});
      }
      if (/\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(url ?? '')) {
        picturesByPost.set(parent, [...(picturesByPost.get(parent) ?? []), id]);
      }
    }
    for (const author of $('wp\\:author').toArray()) {
      const {get} = readerOf($, author);
      authors.set(get('wp:author_login') ?? '', plainText(get('wp:author_display_name') ?? ''));
    }
  }
  const blogs = new Set(files.map(({$}) => blogOf($)));
  return {byId, picturesByPost, authors, blocks, addresses, blogs};
}

/**
 * Returns a function that tells if a later file has the same item. Files overlap if a blog was
 * exported several times.
 *
 * @param files oldest first
 */
export function laterCopies(files: readonly WordPressFile[]) {
  const keyOf = ($: CheerioAPI, {get}: Reader) => {
    const id = get('wp:post_id');
    return id && `${blogOf($) || get('link')} ${id}`;
  };
  const latest = new Map<string | undefined, CheerioAPI>();
  for (const {$} of files) {
    $('item').each((_, item) => void latest.set(keyOf($, readerOf($, item)), $));
  }
  return ($: CheerioAPI, reader: Reader) => {
    const key = keyOf($, reader);
    return key !== undefined && latest.get(key) !== $;
  };
}
