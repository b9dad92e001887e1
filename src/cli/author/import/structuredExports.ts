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

function rows(value: unknown): Row[] {
  return Array.isArray(value) ? (value as Row[]) : [];
}

/** Lists of the exported tables that say which of a kind each post has, in their order. */
function related(data: Row, links: string, key: string, table: string): Map<unknown, Row[]> {
  const things = new Map(rows(data[table]).map((row) => [row['id'], row]));
  const byPost = new Map<unknown, Row[]>();
  for (const link of rows(data[links])) {
    const thing = things.get(link[key]);
    if (thing) {
      byPost.set(link['post_id'], [...(byPost.get(link['post_id']) ?? []), thing]);
    }
  }
  return byPost;
}

/** The posts of a Ghost export (`db[0].data`), their HTML as Markdown. Pages are left out. */
export function readGhost(file: string, text: string): ExportedPost[] {
  const {db} = JSON.parse(text) as {readonly db?: readonly {readonly data?: Row}[]};
  const data = db?.[0]?.data ?? {};
  const tags = related(data, 'posts_tags', 'tag_id', 'tags');
  const authors = related(data, 'posts_authors', 'author_id', 'users');
  return rows(data['posts'])
    .filter(({type, page}) => (type ?? 'post') === 'post' && !page)
    .map((post) => {
      const names = (list: Row[] | undefined) => (list ?? []).map(({name}) => String(name));
      const html = String(post['html'] ?? '').replaceAll('__GHOST_URL__', '');
      return {
        source: `${file}#${String(post['slug'])}`,
        kind: 'md',
        fields: {
          title: post['title'],
          slug: post['slug'],
          date: post['published_at'] ?? post['created_at'],
          updated: post['updated_at'],
          description: post['custom_excerpt'] ?? post['meta_description'] ?? undefined,
          image: String(post['feature_image'] ?? '').replaceAll('__GHOST_URL__', '') || undefined,
          tags: names(tags.get(post['id'])).filter((name) => !name.startsWith('#')),
          authors: names(authors.get(post['id'])),
          permalink: `/${String(post['slug'])}/`,
          ...(post['status'] === 'published' ? {} : {draft: true}),
        },
        body: htmlToMarkdown(html),
        notes: [],
      };
    });
}

/**
 * The posts of a WordPress export (WXR), their HTML as Markdown. Pages, menus and attachments are
 * left out.
 *
 * @throws Error where the file breaks off
 */
export function readWordPress(file: string, text: string): ExportedPost[] {
  if (!text.trimEnd().endsWith('</rss>')) {
    throw new Error('is not complete XML');
  }
  const $ = load(text, {xml: true});
  return $('item')
    .toArray()
    .map((item) => ({
      get: (name: string) => $(item).children(name.replace(':', '\\:')).text().trim() || undefined,
      tags: $(item)
        .children('[domain="category"], [domain="post_tag"]')
        .toArray()
        .map((tag) => $(tag).text().trim()),
    }))
    .filter(({get}) => get('wp:post_type') === 'post')
    .filter(({get}) => !/^(?:trash|auto-draft|inherit)$/.test(get('wp:status') ?? ''))
    .map(({get, tags}) => {
      const slug = get('wp:post_name') ?? get('wp:post_id');
      const link = get('link');
      return {
        source: `${file}#${slug}`,
        kind: 'md',
        fields: {
          title: get('title'),
          slug,
          date: get('wp:post_date')?.slice(0, 10),
          description: get('excerpt:encoded'),
          author: get('dc:creator'),
          tags: tags.filter((name) => name !== 'Uncategorized'),
          ...(link && !link.includes('?p=') ? {permalink: link} : {}),
          ...(get('wp:status') === 'publish' ? {} : {draft: true}),
        },
        body: htmlToMarkdown(get('content:encoded') ?? ''),
        notes: [],
      };
    });
}
