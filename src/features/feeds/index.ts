import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PluginOptions} from '@docusaurus/plugin-content-blog';
import type {DocusaurusConfig} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {FEED_FILES} from './feedFiles';
import type {FeedItem} from './feedItems';

export {feedItems} from './feedItems';
export type {FeedItem} from './feedItems';

/**
 * Writes all feeds, replacing those of the blog plugin. The plugin does not always escape
 * `&`, `<` and `]]>`, and writes no feed for a blog without posts.
 */
export async function writeFeeds(
  {feedOptions, routeBasePath}: Pick<PluginOptions, 'feedOptions' | 'routeBasePath'>,
  {url, baseUrl, title, favicon}: Pick<DocusaurusConfig, 'url' | 'baseUrl' | 'title' | 'favicon'>,
  items: readonly FeedItem[],
  outDir: string,
  locale: string,
): Promise<void> {
  const info = {
    title: feedOptions.title ?? title,
    description: feedOptions.description ?? title,
    language: feedOptions.language ?? locale,
    copyright: feedOptions.copyright,
    blog: normalizeUrl([url, baseUrl, routeBasePath]),
    icon: favicon ? normalizeUrl([url, baseUrl, favicon]) : undefined,
  };
  const folder = path.join(outDir, routeBasePath);
  await mkdir(folder, {recursive: true});
  for (const [name, write] of Object.entries(FEED_FILES)) {
    await writeFile(path.join(folder, name), write(info, items));
  }
}
