import type {BlogPost, CreateFeedItemsParams} from '@docusaurus/plugin-content-blog';
import {decodeAddress, fullAddress} from '../../lib/siteLinks';
import {feedHtml} from './feedHtml';

/**
 * Number of posts, from the newest, whose text is in the feeds. Older posts appear without text, so
 * that the three files do not become too large.
 */
export const FULL_POSTS = 20;

/** Builds an item without the post's text. */
function shortItem({metadata}: BlogPost, siteUrl: string) {
  const {title, permalink, date, description, tags, authors, lastUpdatedAt} = metadata;
  const address = new URL(permalink, siteUrl).href;
  const changed = new Date(lastUpdatedAt ?? date);
  return {
    // Items need a title; the fallback is the slug.
    title: title.trim() || decodeAddress(permalink.replace(/^.*\//, '')),
    // The same id as in Docusaurus' own feeds, so that feed readers recognize the posts of a blog that
    // moved here: the address, with only those characters encoded that no URL may contain.
    id: decodeAddress(address).replace(/[ "<>\\^`{|}]/g, encodeURIComponent),
    link: address,
    date: changed > date ? changed : date,
    published: date,
    description: description.trim(),
    tags: tags.map(({label}) => label).filter((label) => label.trim()),
    authors: authors.flatMap(({name, url, email}) =>
      name?.trim() ? {name, link: url && fullAddress(url, siteUrl), email: email ?? undefined} : [],
    ),
  };
}

/** Item of a feed. `date` is the date of the last change. Only the newest items have `content`. */
export interface FeedItem extends ReturnType<typeof shortItem> {
  content?: string;
}

/**
 * Creates the items of the feeds, newest first. Reads pages sequentially to save memory.
 *
 * @param params parameters from the blog plugin, with the newest post first
 * @param fullPosts number of posts, from the newest, whose items contain the text
 */
export async function feedItems(
  {defaultCreateFeedItems, ...params}: CreateFeedItemsParams,
  fullPosts = FULL_POSTS,
): Promise<FeedItem[]> {
  const {siteConfig, blogPosts} = params;
  const items: FeedItem[] = [];
  for (const [index, post] of blogPosts.entries()) {
    const item: FeedItem = shortItem(post, siteConfig.url);
    if (index < fullPosts) {
      const [fullItem] = await defaultCreateFeedItems({...params, blogPosts: [post]});
      item.content = feedHtml(fullItem?.content ?? '', item.link);
    }
    items.push(item);
  }
  return items;
}
