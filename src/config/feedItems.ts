import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import {visit} from 'unist-util-visit';
import type {BlogFeedItem, BlogPost, CreateFeedItemsParams} from '@docusaurus/plugin-content-blog';

/** Attributes that say something to the site's style sheets and scripts alone. */
const OWN_ATTRIBUTES = / (?:class|translate|tabindex|data-[a-z-]+)="[^"]*"/g;

const CODE_BLOCK = /(<pre\b[^>]*>)([^]*?)(<\/pre>)/g;
const HASH_LINK = /<a [^<>]*class="hash-link"[^<>]*>[^<]*<\/a>/g;
const COMMENT = /<!--[^]*?-->/g;
/** Other kinds of a picture. Docusaurus leaves their addresses without the host, unlike the picture's. */
const PICTURE_SOURCE = /<source\b[^<>]*\ssrcset="[^<>]*>/g;
/** A plot's drawings, whose colors are the site's style sheet's. Its words and its table stay. */
const PLOT_DRAWING = /<svg\b[^<>]*\saria-labelledby="?plot-[^]*?<\/svg>/g;
const TAG = /<[a-z][^<>]*>/gi;

/** Code without the elements that color it; a line that was an element ends with a line break. */
function plainCode(code: string): string {
  return code.replace(/<br\s*\/?>/g, '\n').replace(/<\/?(?:span|div)\b[^<>]*>/g, '');
}

/**
 * A post's HTML as a feed needs it. Readers of feeds have a style of their own: they get code as
 * text, pictures of one kind, and no classes, marks of React or links of headings to themselves.
 *
 * @param html as React wrote it: `<` in texts and in values is escaped
 */
export function plainFeedHtml(html: string): string {
  return html
    .replace(COMMENT, '')
    .replace(HASH_LINK, '')
    .replace(PICTURE_SOURCE, '')
    .replace(PLOT_DRAWING, '')
    .replace(CODE_BLOCK, (_block, open: string, code: string, close: string) =>
      [open, plainCode(code), close].join(''),
    )
    .replace(TAG, (tag) => tag.replace(OWN_ATTRIBUTES, ''));
}

/** How the frame of an interactive part is marked, by `src/components/Part`. */
const MARK = 'data-part';

/**
 * A post's HTML for a feed: where the page has a part to play with, the feed has a link to it. A
 * reader of feeds would show the part's fields without what makes them work.
 */
export function withoutParts(html: string, address: string): string {
  if (!html.includes(MARK)) {
    return html;
  }
  const tree: Root = fromHtml(html, {fragment: true});
  visit(tree, 'element', (element, index, parent) => {
    const title = element.properties['dataPart'];
    if (title === undefined || !parent || index === undefined) {
      return undefined;
    }
    const words = `${String(title)} (interactive, on the page)`;
    parent.children[index] = h('p', h('a', {href: address}, words));
    return index + 1;
  });
  return toHtml(tree);
}

/**
 * Newest posts that a feed holds whole. Older ones are in it with title, description and tags: a
 * feed reader has read them long ago, and each text would stand in three files.
 */
export const WHOLE_POSTS = 140;

/** A post without its text, as Docusaurus' own item says it. */
function shortItem({metadata}: BlogPost, siteUrl: string): BlogFeedItem {
  const {title, permalink, date, description, tags, authors} = metadata;
  const address = `${siteUrl}${permalink}`;
  return {
    title,
    id: address,
    link: address,
    date,
    description,
    category: tags.map(({label}) => ({name: label, term: label})),
    ...(authors.length > 0
      ? {author: authors.map(({name, url, email}) => ({name, link: url, email}))}
      : {}),
  };
}

/**
 * The items of the feeds, newest first. Pages are read one after the other, since each is parsed
 * whole: all at once would stand in memory together.
 *
 * @param params as the blog plugin gives them, posts newest first
 */
export async function feedItems(
  {defaultCreateFeedItems, ...params}: CreateFeedItemsParams,
  whole = WHOLE_POSTS,
): Promise<BlogFeedItem[]> {
  const items: BlogFeedItem[] = [];
  for (const [place, post] of params.blogPosts.entries()) {
    const item = shortItem(post, params.siteConfig.url);
    if (place < whole) {
      const [made] = await defaultCreateFeedItems({...params, blogPosts: [post]});
      item.content = plainFeedHtml(withoutParts(made?.content ?? '', item.link));
    }
    items.push(item);
  }
  return items;
}
