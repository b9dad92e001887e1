import type {LeftOutCounts} from '../read/exportedPost.js';
import type {PostRow} from './ghostText.js';
import {ghostToMarkdown} from './ghostText.js';
import type {ExportItem, SiteExport} from '../read/siteExport.js';
import {sourceNames} from '../read/siteExport.js';

type Tables = Readonly<Record<string, readonly PostRow[]>>;

/** True for the text of a Ghost export, which may be broken. */
export function isGhost(text: string): boolean {
  return /"db"\s*:\s*\[/.test(text) || (/"exported_on"\s*:/.test(text) && /"posts"\s*:/.test(text));
}

/** Returns the reason why Ghost did not show a post to everybody. */
function reasonOf(post: PostRow, meta: PostRow | undefined): string | undefined {
  const status = String(post['status'] ?? 'no status');
  const visibility = String(post['visibility'] ?? 'public');
  if (Boolean(post['email_only'] ?? meta?.['email_only']) || status === 'sent') {
    return 'Ghost sent it by e-mail only';
  }
  if (status !== 'published') {
    return `it is "${status}" in Ghost`;
  }
  return visibility === 'public' ? undefined : `Ghost shows it to "${visibility}" readers only`;
}

const order = (name: string) => (a: PostRow, b: PostRow) =>
  Number(a[name] ?? 0) - Number(b[name] ?? 0);

/**
 * Reads the posts and the pages of a Ghost export.
 *
 * @param counts takes the number of everything that is neither
 * @throws Error where it is not valid JSON
 */
export function readGhost(file: string, text: string, counts: LeftOutCounts): SiteExport {
  const json = JSON.parse(text) as {
    readonly db?: readonly {readonly data?: Tables}[];
    readonly data?: Tables;
  };
  const tables = json.db?.[0]?.data ?? json.data ?? {};
  const table = (name: string) => tables[name] ?? [];
  /** Rows that one table ties to a post, in their order. */
  const rowsOf = (post: PostRow, links: string, key: string, things: string) =>
    table(links)
      .filter((link) => link['post_id'] === post['id'])
      .sort(order('sort_order'))
      .flatMap((link) => table(things).filter(({id}) => id === link[key]));
  const sourceOf = sourceNames(file);

  function read(post: PostRow): ExportItem {
    const meta = table('posts_meta').find((row) => row['post_id'] === post['id']);
    const tags = rowsOf(post, 'posts_tags', 'tag_id', 'tags')
      .filter(({name, visibility}) => !String(name).startsWith('#') && visibility !== 'internal')
      .map(({name}) => String(name));
    const authors = rowsOf(post, 'posts_authors', 'author_id', 'users');
    const [author] = table('users').filter(({id}) => id === post['author_id']);
    const {text: body, notes, removed} = ghostToMarkdown(post);
    const slug = String(post['slug'] || post['title'] || post['id']);
    counts.add(
      'code injection',
      ['codeinjection_head', 'codeinjection_foot'].filter((name) => post[name]).length,
    );
    return {
      post: {
        source: sourceOf(slug),
        kind: 'md',
        fields: {
          title: post['title'],
          slug,
          date: post['published_at'] ?? post['created_at'],
          updated: post['updated_at'],
          description:
            post['custom_excerpt'] ||
            post['meta_description'] ||
            meta?.['meta_description'] ||
            undefined,
          image: post['feature_image'] ?? post['image'] ?? undefined,
          tags,
          authors: (authors.length > 0 ? authors : author ? [author] : []).map(({name}) =>
            String(name),
          ),
          permalink: `/${slug}/`,
        },
        head: '',
        body,
        notes,
      },
      reason: reasonOf(post, meta),
      removed,
    };
  }

  counts.add('comment', table('comments').length);
  counts.add('snippet', table('snippets').length);
  counts.add('member', table('members').length + table('subscribers').length);
  const isPage = ({type, page}: PostRow) => type === 'page' || Boolean(page);
  const rows = table('posts');
  return {
    posts: rows.filter((row) => !isPage(row)).map(read),
    pages: rows.filter(isPage).map(read),
  };
}
