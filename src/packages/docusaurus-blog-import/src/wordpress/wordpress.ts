import type {CheerioAPI, Element} from 'cheerio';
import {load} from 'cheerio';
import type {LeftOutCounts} from '../read/exportedPost.js';
import type {Media} from './shortcodes.js';
import type {ExportItem, SiteExport} from '../read/siteExport.js';
import {sourceNames} from '../read/siteExport.js';
import {decoded} from '../text.js';
import {wordPressToMarkdown} from './wordpressText.js';

/** A file of an export, parsed. A large blog comes in several files that refer to each other. */
interface WordPressFile {
  readonly file: string;
  readonly $: CheerioAPI;
}

/** @throws Error where the file is cut off */
export function parseWordPress(file: string, text: string): WordPressFile {
  if (!text.trimEnd().endsWith('</rss>')) {
    throw new Error('is not complete XML: it does not end with </rss>. Export it again');
  }
  return {file, $: load(text, {xml: true})};
}

/** Reads the texts of an item's elements by their names. */
function readerOf($: CheerioAPI, item: Element) {
  const children = $(item).children();
  const get = (name: string) =>
    children
      .filter((_, child) => child.tagName === name)
      .first()
      .text()
      .trim() || undefined;
  const meta = new Map(
    children
      .filter((_, child) => child.tagName === 'wp:postmeta')
      .toArray()
      .map((each) => {
        const parts = $(each).children();
        const part = (name: string) =>
          parts
            .filter((_, child) => child.tagName === name)
            .text()
            .trim();
        return [part('wp:meta_key'), part('wp:meta_value')] as const;
      }),
  );
  const all = (name: string) => children.filter((_, child) => child.tagName === name).toArray();
  return {get, all, meta};
}

type Reader = ReturnType<typeof readerOf>;

/** Returns the reason why WordPress did not show an item to everybody. */
function reasonOf({get}: Reader): string | undefined {
  const status = get('wp:status') ?? 'no status';
  if (status !== 'publish') {
    return `it is "${status}" in WordPress`;
  }
  return get('wp:post_password') === undefined ? undefined : 'it has a password in WordPress';
}

/** Names of posts that WordPress never shows. */
const GONE: Readonly<Record<string, string>> = {
  trash: 'post in the trash',
  'auto-draft': 'automatic draft',
  inherit: 'revision',
};
const KINDS: Readonly<Record<string, string>> = {
  attachment: 'attachment',
  nav_menu_item: 'menu item',
  revision: 'revision',
  wp_block: 'reusable block',
};

/** Fields of search engine plugins that describe a post. */
const DESCRIPTIONS = ['_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description'];

/** Day as WordPress has it; drafts may have a day of zeros. */
function dayOf({get}: Reader): string | undefined {
  return [get('wp:post_date'), get('wp:post_date_gmt')]
    .map((text) => text?.slice(0, 10))
    .find((day) => day !== undefined && !day.startsWith('0000'));
}

/** Authors, pictures and terms from all files of one export. */
function sharedOf(files: readonly WordPressFile[]) {
  const byId = new Map<string, {url: string; title: string}>();
  const ownOf = new Map<string, string[]>();
  const authors = new Map<string, string>();
  for (const {$} of files) {
    for (const item of $('item').toArray()) {
      const {get} = readerOf($, item);
      const [url, id = '', parent = ''] = [
        get('wp:attachment_url'),
        get('wp:post_id'),
        get('wp:post_parent'),
      ];
      if (url !== undefined) {
        byId.set(id, {url, title: get('title') ?? ''});
        if (/\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(url)) {
          ownOf.set(parent, [...(ownOf.get(parent) ?? []), id]);
        }
      }
    }
    for (const author of $('wp\\:author').toArray()) {
      const {get} = readerOf($, author);
      const name = get('wp:author_display_name');
      const login = get('wp:author_login');
      if (name !== undefined && login !== undefined) {
        authors.set(login, name);
      }
    }
  }
  return {byId, ownOf, authors};
}

type Shared = ReturnType<typeof sharedOf>;

function fieldsOf($: CheerioAPI, {get, all, meta}: Reader, shared: Shared) {
  const id = get('wp:post_id');
  const title = get('title');
  const written = get('wp:post_name');
  const slug = decoded(written ?? title?.replace(/[/\\#]+/g, ' ') ?? `post-${id ?? 'untitled'}`);
  const names = all('category')
    .map((term) => ({
      domain: $(term).attr('domain') ?? 'post_tag',
      nicename: $(term).attr('nicename') ?? '',
      name: $(term).text().trim(),
    }))
    .filter(({domain}) => /^(?:category|post_tag)$/.test(domain))
    .filter(({name, nicename}) => nicename !== 'uncategorized' && name !== 'Uncategorized')
    .map(({name, nicename}) => name || decoded(nicename));
  const author = get('dc:creator');
  const link = get('link');
  const permalink = link && !/[?&](?:p|page_id|preview)=/.test(link) ? link : undefined;
  const oldSlug = meta.get('_wp_old_slug');
  const isUnderOldSlug = permalink && written && oldSlug && permalink.includes(written);
  return {
    title,
    slug,
    date: dayOf({get, all, meta}),
    description: get('excerpt:encoded') ?? DESCRIPTIONS.map((name) => meta.get(name)).find(Boolean),
    author: author && (shared.authors.get(author) ?? author),
    tags: [...new Set(names)],
    image: shared.byId.get(meta.get('_thumbnail_id') ?? '')?.url,
    permalink,
    aliases: isUnderOldSlug ? [permalink.replace(written, oldSlug)] : undefined,
  };
}

/** Counts what belongs to a post or a page and stays behind. */
function countParts($: CheerioAPI, {all, meta}: Reader, counts: LeftOutCounts): void {
  const comments = all('wp:comment').filter((comment) => {
    const approved = $(comment)
      .children()
      .filter((_, child) => child.tagName === 'wp:comment_approved');
    return !/^(?:spam|trash|post-trashed)$/.test(approved.text().trim());
  });
  counts.add('comment', comments.length);
  counts.add('custom field', [...meta.keys()].filter((key) => !key.startsWith('_')).length);
  for (const term of all('category')) {
    const domain = $(term).attr('domain') ?? 'post_tag';
    if (!/^(?:category|post_tag|post_format|language)$/.test(domain)) {
      counts.add(`"${domain}" term`);
    }
  }
}

/**
 * Reads the posts and the pages of a WordPress export (WXR), their HTML as Markdown.
 *
 * @param files all files of the export
 * @param counts takes the number of everything that is neither
 */
export function readWordPress(
  files: readonly WordPressFile[],
  counts: LeftOutCounts,
): readonly SiteExport[] {
  const shared = sharedOf(files);
  return files.map(({file, $}) => {
    const sourceOf = sourceNames(file);
    const posts: ExportItem[] = [];
    const pages: ExportItem[] = [];
    for (const item of $('item').toArray()) {
      const reader = readerOf($, item);
      const type = reader.get('wp:post_type') ?? '';
      const gone = GONE[reader.get('wp:status') ?? ''];
      if (!/^(?:post|page)$/.test(type) || gone !== undefined) {
        const isPart = type === 'attachment' || type === 'revision' || !gone;
        counts.add(isPart ? (KINDS[type] ?? `"${type}" item`) : (gone as string));
        continue;
      }
      countParts($, reader, counts);
      const fields = fieldsOf($, reader, shared);
      const id = reader.get('wp:post_id') ?? '';
      const media: Media = {byId: shared.byId, own: shared.ownOf.get(id) ?? []};
      const {text, notes, removed} = wordPressToMarkdown(
        reader.get('content:encoded') ?? '',
        media,
      );
      (type === 'post' ? posts : pages).push({
        post: {source: sourceOf(fields.slug), kind: 'md', fields, head: '', body: text, notes},
        reason: reasonOf(reader),
        removed,
      });
    }
    return {posts, pages};
  });
}
