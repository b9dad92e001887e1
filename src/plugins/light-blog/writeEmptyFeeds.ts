import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PluginOptions} from '@docusaurus/plugin-content-blog';
import type {DocusaurusConfig} from '@docusaurus/types';
import {Feed} from 'feed';

/**
 * Feeds without an entry, which the blog plugin does not write: whoever follows a new site before
 * its first post should hear of that post.
 */
export async function writeEmptyFeeds(
  {feedOptions, routeBasePath}: Pick<PluginOptions, 'feedOptions' | 'routeBasePath'>,
  {url, baseUrl, title}: Pick<DocusaurusConfig, 'url' | 'baseUrl' | 'title'>,
  outDir: string,
): Promise<void> {
  const address = new URL(path.posix.join(baseUrl, routeBasePath), url).href;
  const feed = new Feed({
    id: address,
    link: address,
    title: feedOptions.title ?? title,
    description: feedOptions.description ?? title,
    copyright: feedOptions.copyright ?? '',
    ...(feedOptions.language ? {language: feedOptions.language} : {}),
    // The start of time: a feed without entries has not changed since.
    updated: new Date(0),
  });
  const folder = path.join(outDir, routeBasePath);
  await mkdir(folder, {recursive: true});
  await Promise.all([
    writeFile(path.join(folder, 'rss.xml'), feed.rss2()),
    writeFile(path.join(folder, 'atom.xml'), feed.atom1()),
    writeFile(path.join(folder, 'feed.json'), feed.json1()),
  ]);
}
