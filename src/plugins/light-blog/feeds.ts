import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PluginOptions} from '@docusaurus/plugin-content-blog';
import type {DocusaurusConfig} from '@docusaurus/types';
import {Feed} from 'feed';

/** Gives a feed its own address, which readers and validators look for. */
type Finish = (text: string, address: string) => string;

const FEEDS: Readonly<Record<string, Finish>> = {
  'rss.xml': (text, address) =>
    text
      .replace('<rss version="2.0"', '$& xmlns:atom="http://www.w3.org/2005/Atom"')
      .replace('<channel>', `$&\n        <atom:link href="${address}" rel="self"/>`),
  'atom.xml': (text, address) =>
    text
      .replace('</updated>', `$&\n    <link rel="self" href="${address}"/>`)
      // They are text: `a < b` would be half a tag.
      .replace(/<(title|summary) type="html">/g, '<$1 type="text">'),
  'feed.json': (text, address) =>
    JSON.stringify({...(JSON.parse(text) as object), feed_url: address}, undefined, 4),
};

/**
 * Finishes the feeds that the blog plugin has written. Where no post is to be listed it writes
 * none: they are written here, for whoever follows a new site before its first post should hear of that post.
 */
export async function finishFeeds(
  {feedOptions, routeBasePath}: Pick<PluginOptions, 'feedOptions' | 'routeBasePath'>,
  {url, baseUrl, title}: Pick<DocusaurusConfig, 'url' | 'baseUrl' | 'title'>,
  outDir: string,
): Promise<void> {
  const blog = new URL(path.posix.join(baseUrl, routeBasePath), url).href;
  const folder = path.join(outDir, routeBasePath);
  if (!existsSync(path.join(folder, 'rss.xml'))) {
    const feed = new Feed({
      id: blog,
      link: blog,
      title: feedOptions.title ?? title,
      description: feedOptions.description ?? title,
      copyright: feedOptions.copyright ?? '',
      ...(feedOptions.language ? {language: feedOptions.language} : {}),
      // The start of time: a feed without entries has not changed since.
      updated: new Date(0),
    });
    await mkdir(folder, {recursive: true});
    await writeFile(path.join(folder, 'rss.xml'), feed.rss2());
    await writeFile(path.join(folder, 'atom.xml'), feed.atom1());
    await writeFile(path.join(folder, 'feed.json'), feed.json1());
  }
  for (const [name, finish] of Object.entries(FEEDS)) {
    const file = path.join(folder, name);
    await writeFile(file, finish(await readFile(file, 'utf8'), `${blog}/${name}`));
  }
}
