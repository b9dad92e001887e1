import {readItem, sourceNames} from '../read/exportedPost.js';
import type {Counts, ExportedPost, SiteExport} from '../read/exportedPost.js';
import {plainText} from '../html/htmlToMarkdown.js';
import {decoded} from '../text.js';
import type {Reader, Shared, WordPressFile} from './items.js';
import {collectShared, isById, metaOf, withAddresses, withBlocks} from './items.js';
import {readFootnotes, wordPressToMarkdown} from './wordpressText.js';

/** Returns a list of one address, with `slug` replaced by `otherSlug`; [] if `slug` is not in it. */
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

/** Custom fields of Jetpack, Members, Restrict Content and WP-Members that restrict a post to some readers. */
const ACCESS =
  '_jetpack_newsletter_access _members_access_role _wpmem_block rcp_access_level rcp_subscription_level rcp_user_level'.split(
    ' ',
  );

/**
 * Returns the reason why WordPress did not show a post to everybody, worded to follow "because";
 * undefined if it did.
 */
function hiddenReason({get}: Reader, meta: ReturnType<typeof metaOf>): string | undefined {
  const status = get('wp:status') ?? 'no status';
  if (status !== 'publish') {
    return `it is "${status}" in WordPress`;
  }
  if (get('wp:post_password') !== undefined) {
    return 'it has a password in WordPress';
  }
  const restricts = (value: string) => !/^(?:|0|all|everybody|none)$/i.test(value);
  const field = ACCESS.find((name) => meta(name).some(restricts));
  return field && `of its field ${field} in WordPress`;
}

/** Custom fields where SEO plugins store the description of a post. */
const DESCRIPTIONS = ['_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description'];

function fieldsOf({get, all}: Reader, meta: ReturnType<typeof metaOf>, shared: Shared) {
  const title = plainText(get('title') ?? '') || undefined;
  const slugField = get('wp:post_name');
  const name = slugField ?? title?.replace(/[/\\#]+/g, ' ');
  const tags = all('category')
    .filter((term) => /^(?:category|post_tag)$/.test(term.attribute('domain') ?? 'post_tag'))
    .filter((term) => term.attribute('nicename') !== 'uncategorized')
    .map((term) => plainText(term.text()) || decoded(term.attribute('nicename') ?? ''))
    .filter((tag) => tag !== 'Uncategorized');
  const author = get('dc:creator');
  const link = get('link');
  const permalink = link && !isById(link) ? link : undefined;
  const description =
    get('excerpt:encoded') ?? DESCRIPTIONS.map((key) => meta(key).at(-1)).find(Boolean) ?? '';
  return {
    title,
    slug: decoded(name ?? `post-${get('wp:post_id') ?? 'untitled'}`),
    // Skips a day of zeros, which drafts may have.
    date: [get('wp:post_date'), get('wp:post_date_gmt')]
      .map((text) => text?.slice(0, 10))
      .find((day) => day !== undefined && !day.startsWith('0000')),
    description: plainText(description) || undefined,
    authors: author && [shared.authors.get(author) || author],
    tags,
    image: shared.attachments.get(meta('_thumbnail_id').at(-1) ?? '')?.url,
    permalink,
    aliases: meta('_wp_old_slug').flatMap((slug) => addressWithSlug(permalink, slugField, slug)),
  };
}

/**
 * Reads the posts and the pages of a WordPress export (WXR), and converts their HTML to Markdown.
 *
 * @param counts receives the numbers of items that are not imported
 */
export function readWordPress(
  files: readonly WordPressFile[],
  counts: Counts,
): readonly SiteExport[] {
  const oldestFirst = [...files].sort((one, other) => one.time - other.time);
  const shared = collectShared(oldestFirst);
  const usedBlocks = new Set<string>();
  const keyOf = ({get}: Reader, {blog}: WordPressFile) =>
    `${blog || get('link')} ${get('wp:post_id')}`;
  // Files overlap if a blog was exported several times. An item is read from the newest file.
  const fileToRead = new Map(
    oldestFirst.flatMap((file) => file.items.map((item) => [keyOf(item, file), file])),
  );

  const readFile = (file: WordPressFile): SiteExport => {
    const sourceOf = sourceNames(file.file);
    const items = {post: [] as ExportedPost[], page: [] as ExportedPost[]};
    for (const item of file.items) {
      const {get, all} = item;
      const type = get('wp:post_type') ?? '';
      const isText = type === 'post' || type === 'page';
      const id = get('wp:post_id') ?? '';
      if (shared.blocks.has(id)) {
        continue;
      }
      if (id !== '' && fileToRead.get(keyOf(item, file)) !== file) {
        counts.add(`duplicate ${isText ? type : 'item'}`);
        continue;
      }
      const status = get('wp:status') ?? '';
      if (!isText || /^(?:trash|auto-draft|inherit)$/.test(status)) {
        counts.add(
          isText ? `${status} ${type}` : `${type.replace(/_item$/, '').replaceAll('_', ' ')} item`,
        );
        continue;
      }
      const comments = all('wp:comment').map((comment) => comment.get('wp:comment_approved') ?? '');
      counts.add('comment', comments.filter((state) => !/spam|trash/.test(state)).length);
      const meta = metaOf(item);
      const html = withBlocks(get('content:encoded') ?? '', shared, (each) => usedBlocks.add(each));
      const content = {
        html: withAddresses(html, shared),
        footnotes: meta('footnotes').at(-1) ?? '[]',
        fields: fieldsOf(item, meta, shared),
      };
      const {attachments, picturesByPost} = shared;
      const media = {attachments, postPictures: picturesByPost.get(id) ?? []};
      const post = readItem(content, hiddenReason(item, meta), (clean) => {
        const footnotes = readFootnotes(clean.footnotes);
        const {text: body, notes} = wordPressToMarkdown(clean.html, media, footnotes);
        const origin = {...sourceOf(clean.fields.slug), id, engine: 'wordpress'} as const;
        return {...origin, kind: 'md', fields: clean.fields, head: '', body, notes};
      });
      items[type].push(post);
    }
    return {posts: items.post, pages: items.page};
  };
  const sites = files.map(readFile);
  // Counts only unused blocks, because the others are imported with the posts that contain them.
  const unusedBlocks = [...shared.blocks.keys()].filter((id) => !usedBlocks.has(id));
  counts.add('wp block item', unusedBlocks.length);
  return sites;
}
