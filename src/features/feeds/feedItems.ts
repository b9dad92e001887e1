import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogFeedItem, BlogPost, CreateFeedItemsParams} from '@docusaurus/plugin-content-blog';
import {normalizeUrl} from '@docusaurus/utils';
import {standaloneSvg} from './feedDrawing';
import {feedHtml} from './feedHtml';

/** Folder of the built site for drawings of feeds. */
const DRAWINGS = 'img/drawings';

function readStyles() {
  const read = (name: string) => readFileSync(path.join(__dirname, '../../css', name), 'utf8');
  return {tokens: `${read('tokens.css')}\n${read('accent.css')}`, diagram: read('diagram.css')};
}

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
  const {siteConfig, outDir, blogPosts} = params;
  const drawings = new Map<string, string>();
  const addDrawing = (svg: string): string => {
    const text = standaloneSvg(svg, readStyles());
    const name = `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.svg`;
    drawings.set(name, text);
    return normalizeUrl([siteConfig.url, siteConfig.baseUrl, DRAWINGS, name]);
  };
  const items: BlogFeedItem[] = [];
  for (const [place, post] of blogPosts.entries()) {
    const item = shortItem(post, siteConfig.url);
    if (place < whole) {
      const [made] = await defaultCreateFeedItems({...params, blogPosts: [post]});
      item.content = feedHtml(made?.content ?? '', {address: item.link, addDrawing});
    }
    items.push(item);
  }
  if (drawings.size > 0) {
    const folder = path.join(outDir, DRAWINGS);
    await mkdir(folder, {recursive: true});
    await Promise.all(
      [...drawings].map(([name, text]) => writeFile(path.join(folder, name), text)),
    );
  }
  return items;
}
