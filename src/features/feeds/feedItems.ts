import type {BlogFeedItem, BlogPost, CreateFeedItemsParams} from '@docusaurus/plugin-content-blog';
import {feedHtml} from './feedHtml';

/**
 * Number of newest posts that feeds contain in full. Older ones only have title, description and tags,
 * because each text would be in three files.
 */
export const WHOLE_POSTS = 140;

/** Builds an item without the post's text. `date` is the date of the last change. */
function shortItem({metadata}: BlogPost, siteUrl: string): BlogFeedItem {
  const {title, permalink, date, description, tags, authors, lastUpdatedAt} = metadata;
  const address = new URL(permalink, siteUrl).href;
  const changed = new Date(lastUpdatedAt ?? date);
  return {
    // Each format requires a title or is hard to read without.
    title: title.trim() || decodeURI(permalink.replace(/^.*\//, '')),
    id: address,
    link: address,
    date: changed > date ? changed : date,
    published: date,
    description,
    category: tags.map(({label}) => ({name: label, term: label})),
    ...(authors.length > 0
      ? {author: authors.map(({name, url, email}) => ({name, link: url, email}))}
      : {}),
  };
}

/**
 * Creates the items of the feeds, newest first. Reads pages sequentially to save memory.
 *
 * @param params parameters from the blog plugin, with the newest post first
 */
export async function feedItems(
  {defaultCreateFeedItems, ...params}: CreateFeedItemsParams,
  whole = WHOLE_POSTS,
): Promise<BlogFeedItem[]> {
  const {siteConfig, blogPosts} = params;
  const items: BlogFeedItem[] = [];
  for (const [place, post] of blogPosts.entries()) {
    const item = shortItem(post, siteConfig.url);
    if (place < whole) {
      const [made] = await defaultCreateFeedItems({...params, blogPosts: [post]});
      item.content = feedHtml(made?.content ?? '', item.link);
    }
    items.push(item);
  }
  return items;
}
