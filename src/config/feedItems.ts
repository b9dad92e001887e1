import type {BlogFeedItem, BlogPost, CreateFeedItemsParams} from '@docusaurus/plugin-content-blog';
import {plainFeedHtml} from '../lib/plainFeedHtml';
import {withoutParts} from '../lib/withoutParts';

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
    if (place >= whole) {
      items.push(shortItem(post, params.siteConfig.url));
      continue;
    }
    const item = shortItem(post, params.siteConfig.url);
    const [made] = await defaultCreateFeedItems({...params, blogPosts: [post]});
    const content = plainFeedHtml(withoutParts(made?.content ?? '', item.link));
    items.push({...item, content});
  }
  return items;
}
