import {load} from 'cheerio';
import {fromHtml} from 'hast-util-from-html';
import {toMdast} from 'hast-util-to-mdast';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {writeMarkdown} from '../../../lib/markdown-twin/markdownNodes';
import type {ExportedPost} from './readExport';

/** Where a reader of the old blog had to press "more", as a comment that survives the way. */
const MORE = /<!--\s*(?:more\b[^>]*|next(?:page))\s*-->/gi;
const MARK = 'TRUNCATE-HERE';

/** Entities, and the tags that summaries have; other angle brackets are those of a title. */
const MARKED = /&#?\w+;|<\/?(?:a|b|br|code|div|em|i|p|span|strong)\b/i;

/** What a reader sees of a title or a summary that may hold entities and tags. */
export function plainText(text: string): string {
  return MARKED.test(text)
    ? toString(toMdast(fromHtml(text, {fragment: true})))
        .replace(/\s+/g, ' ')
        .trim()
    : text;
}

/** HTML of a post as Markdown; what Markdown has no word for (frames, scripts) is dropped or linked. */
export function htmlToMarkdown(html: string): string {
  const marked = html
    .replace(MORE, `<p>${MARK}</p>`)
    // WordPress writes paragraphs as empty lines, with comments of its editor between them.
    .replace(/<!--\s*\/?wp:.*?-->/gs, '')
    .replace(
      /<iframe[^>]*\ssrc=["']([^"']+)["'][^>]*>.*?<\/iframe>/gis,
      '<p><a href="$1">$1</a></p>',
    );
  const blocks = /<(?:p|div|h[1-6]|ul|ol|table|blockquote|pre)\b/i.test(marked)
    ? marked
    : marked.replace(/\n{2,}/g, '<p>');
  const {children} = toMdast(fromHtml(blocks, {fragment: true})) as Root;
  return writeMarkdown(children).replace(MARK, '<!-- truncate -->');
}

type Row = Readonly<Record<string, unknown>>;

/** The posts of a Ghost export (`db[0].data`), their HTML as Markdown. Pages are left out. */
export function readGhost(file: string, text: string): ExportedPost[] {
  const {db} = JSON.parse(text) as {
    readonly db?: readonly {readonly data?: Readonly<Record<string, readonly Row[]>>}[];
  };
  const table = (name: string) => db?.[0]?.data?.[name] ?? [];
  /** Names of what the rows of one table tie to a post, in their order. */
  const namesOf = (post: Row, links: string, key: string, things: string) =>
    table(links)
      .filter((link) => link['post_id'] === post['id'])
      .flatMap((link) => table(things).filter(({id}) => id === link[key]))
      .map(({name}) => String(name));
  return table('posts')
    .filter(({type, page}) => (type ?? 'post') === 'post' && !page)
    .map((post) => ({
      source: `${file}#${String(post['slug'])}`,
      kind: 'md',
      fields: {
        title: post['title'],
        slug: post['slug'],
        date: post['published_at'] ?? post['created_at'],
        updated: post['updated_at'],
        description: post['custom_excerpt'] ?? post['meta_description'] ?? undefined,
        image: post['feature_image'] ?? undefined,
        tags: namesOf(post, 'posts_tags', 'tag_id', 'tags').filter((name) => !/^#/.test(name)),
        authors: namesOf(post, 'posts_authors', 'author_id', 'users'),
        permalink: `/${String(post['slug'])}/`,
        visibility: post['visibility'] ?? undefined,
        draft: post['status'] !== 'published',
      },
      head: '',
      body: htmlToMarkdown(String(post['html'] ?? '').replaceAll('__GHOST_URL__', '')),
      notes: [],
    }));
}

/**
 * The posts of a WordPress export (WXR), their HTML as Markdown. Pages, menus and attachments are
 * left out.
 *
 * @throws Error where it is cut off
 */
export function readWordPress(file: string, text: string): ExportedPost[] {
  if (!text.trimEnd().endsWith('</rss>')) {
    throw new Error('is not complete XML');
  }
  const $ = load(text, {xml: true});
  return $('item')
    .toArray()
    .map((item): ExportedPost & {readonly type: string; readonly status: string} => {
      const get = (name: string) =>
        $(item).children(name.replace(':', '\\:')).first().text().trim() || undefined;
      const terms = $(item).children('category[domain="category"], category[domain="post_tag"]');
      const slug = get('wp:post_name') ?? get('wp:post_id');
      const status = get('wp:status') ?? '';
      return {
        source: `${file}#${slug}`,
        kind: 'md',
        fields: {
          title: get('title'),
          slug,
          date: get('wp:post_date')?.slice(0, 10),
          description: get('excerpt:encoded'),
          author: get('dc:creator'),
          tags: terms
            .toArray()
            .map((term) => $(term).text().trim())
            .filter((name) => name !== 'Uncategorized'),
          permalink: get('link')?.includes('?p=') ? undefined : get('link'),
          draft: status !== 'publish',
        },
        head: '',
        body: htmlToMarkdown(get('content:encoded') ?? ''),
        notes: [],
        type: get('wp:post_type') ?? '',
        status,
      };
    })
    .filter(({type, status}) => type === 'post' && !/^(?:trash|auto-draft|inherit)$/.test(status));
}
