import type {CheerioAPI} from 'cheerio';
import {load} from 'cheerio';
import {readItem, sourceNames} from '../read/exportedPost.js';
import type {ExportedPost, Counts, SiteExport} from '../read/exportedPost.js';
import {plainText} from '../html/htmlToMarkdown.js';
import {decoded} from '../text.js';
import type {Meta, Reader, WordPressFile} from './items.js';
import {isById, laterCopies, metaOf, readerOf, sharedOf} from './items.js';
import {withAddresses, withBlocks} from './references.js';
import {readFootnotes, wordPressToMarkdown} from './wordpressText.js';

/**
 * Parses a file of an export.
 *
 * @throws Error if the file is incomplete
 */
export function parseWordPress(file: string, text: string): WordPressFile {
  if (!text.trimEnd().endsWith('</rss>')) {
    throw new Error('is not complete XML: it does not end with </rss>. Export it again');
  }
  return {file, $: load(text, {xml: true})};
}

/** Returns an address with another slug, in a list; nothing if the address has no slug. */
function addressWithSlug(
  address: string | undefined,
  slug: string | undefined,
  otherSlug: string,
): string[] {
  const [, origin = '', path = ''] = /^(https?:\/\/[^/]*)?(.*)$/s.exec(address ?? '') ?? [];
  const start = slug ? path.lastIndexOf(slug) : -1;
  return slug && otherSlug && start >= 0
    ? [origin + path.slice(0, start) + otherSlug + path.slice(start + slug.length)]
    : [];
}

/** Returns the reason why WordPress did not show an item to everybody. */
function reasonOf({get}: Reader): string | undefined {
  const status = get('wp:status') ?? 'no status';
  if (status !== 'publish') {
    return `it is "${status}" in WordPress`;
  }
  return get('wp:post_password') === undefined ? undefined : 'it has a password in WordPress';
}

/** Names of items that are not imported, by type or by status, for the report. */
const KINDS: Readonly<Record<string, string>> = {
  attachment: 'attachment',
  nav_menu_item: 'menu item',
  revision: 'revision',
  wp_block: 'reusable block',
  trash: 'post in the trash',
  'auto-draft': 'automatic draft',
  inherit: 'revision',
};

/** Custom fields where SEO plugins store the description of a post. */
const DESCRIPTIONS = ['_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description'];

function fieldsOf(
  $: CheerioAPI,
  {get, all}: Reader,
  meta: Meta,
  shared: ReturnType<typeof sharedOf>,
) {
  const title = plainText(get('title') ?? '') || undefined;
  const slugField = get('wp:post_name');
  const name = slugField ?? title?.replace(/[/\\#]+/g, ' ');
  const tags = all('category')
    .map((term) => ({
      domain: $(term).attr('domain') ?? 'post_tag',
      nicename: $(term).attr('nicename') ?? '',
      name: plainText($(term).text().trim()),
    }))
    .filter(({domain}) => /^(?:category|post_tag)$/.test(domain))
    .filter((term) => term.nicename !== 'uncategorized' && term.name !== 'Uncategorized')
    .map((term) => term.name || decoded(term.nicename));
  const author = get('dc:creator');
  const link = get('link');
  const permalink = link && !isById(link) ? link : undefined;
  return {
    title,
    slug: decoded(name ?? `post-${get('wp:post_id') ?? 'untitled'}`),
    // Drafts may have a day of zeros.
    date: [get('wp:post_date'), get('wp:post_date_gmt')]
      .map((text) => text?.slice(0, 10))
      .find((day) => day !== undefined && !day.startsWith('0000')),
    description:
      plainText(
        get('excerpt:encoded') ?? DESCRIPTIONS.map((key) => meta.get(key)).find(Boolean) ?? '',
      ) || undefined,
    authors: author && [shared.authors.get(author) || author],
    tags: [...new Set(tags)],
    image: shared.byId.get(meta.get('_thumbnail_id') ?? '')?.url,
    permalink,
    aliases: meta
      .all('_wp_old_slug')
      .flatMap((slug) => addressWithSlug(permalink, slugField, slug)),
  };
}

/**
 * Reads the posts and the pages of a WordPress export (WXR), and converts their HTML to Markdown.
 *
 * @param counts numbers of items that are not imported; those of this export are added
 */
export function readWordPress(
  files: readonly WordPressFile[],
  counts: Counts,
): readonly SiteExport[] {
  const timeOf = ({$}: WordPressFile) => Date.parse($('channel > pubDate').text()) || 0;
  const oldestFirst = [...files].sort((one, other) => timeOf(one) - timeOf(other));
  const shared = sharedOf(oldestFirst);
  const hasLaterCopy = laterCopies(oldestFirst);
  const usedBlocks = new Set<string>();
  const sites = files.map(({file, $}) => {
    const sourceOf = sourceNames(file);
    const items = {post: [] as ExportedPost[], page: [] as ExportedPost[]};
    for (const item of $('item').toArray()) {
      const reader = readerOf($, item);
      const type = reader.get('wp:post_type') ?? '';
      const isText = type === 'post' || type === 'page';
      const id = reader.get('wp:post_id') ?? '';
      if (shared.blocks.has(id)) {
        continue;
      }
      if (hasLaterCopy($, reader)) {
        counts.add(`duplicate ${isText ? type : 'item'}`);
        continue;
      }
      const hiddenStatus = /^(?:trash|auto-draft|inherit)$/.exec(
        reader.get('wp:status') ?? '',
      )?.[0];
      if (!isText || hiddenStatus !== undefined) {
        const key = KINDS[type] === undefined ? (hiddenStatus ?? type) : type;
        counts.add(KINDS[key] ?? `"${type}" item`);
        continue;
      }
      const comments = reader
        .all('wp:comment')
        .map((comment) => readerOf($, comment).get('wp:comment_approved') ?? '');
      counts.add('comment', comments.filter((state) => !/spam|trash/.test(state)).length);
      const meta = metaOf($, reader);
      const written = reader.get('content:encoded') ?? '';
      const content = {
        html: withAddresses(
          withBlocks(written, shared, (id) => usedBlocks.add(id)),
          shared,
        ),
        footnotes: meta.get('footnotes') ?? '[]',
        fields: fieldsOf($, reader, meta, shared),
      };
      const media = {byId: shared.byId, postPictures: shared.picturesByPost.get(id) ?? []};
      const post = readItem(content, reasonOf(reader), ({html, footnotes, fields}) => {
        const {text: body, notes} = wordPressToMarkdown(html, media, readFootnotes(footnotes));
        const origin = {...sourceOf(fields.slug), id, engine: 'wordpress'} as const;
        return {...origin, kind: 'md', fields, head: '', body, notes};
      });
      items[type].push(post);
    }
    return {posts: items.post, pages: items.page};
  });
  // Reusable blocks are imported with the posts that contain them.
  const unusedBlocks = [...shared.blocks.keys()].filter((id) => !usedBlocks.has(id));
  counts.add(KINDS['wp_block'] ?? '', unusedBlocks.length);
  return sites;
}
