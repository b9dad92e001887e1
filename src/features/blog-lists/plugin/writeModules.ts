import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {postsOfRecentYears} from '../../../lib/calendarDays';
import {packRows} from '../../../lib/packedRows';
import type {PackedRows} from '../../../lib/packedRows';
import {ROW_TAGS, summarizePosts, toPostRow} from '../../../lib/postRows';
import {listedSources} from './lightRoute';
import type {LightModules} from './lightRoute';

/** Posts on the home page: the newest one, and five below the calendar. */
const LATEST = 6;

/** Maximum number of posts in the home page's calendar, unless the newest year alone has more. */
const CALENDAR_POSTS = 300;

/** Rows after which a new file for tags begins. A file for each tag would add a line to every page. */
const TAG_FILE_ROWS = 60;

/**
 * Writes the modules that the blog's pages load instead of the plugin's data, and returns their
 * paths. The list of an author is written when their route asks for it.
 */
export async function writeModules(
  {blogPosts}: BlogContent,
  {createData}: PluginContentLoadedActions,
  {generatedFilesDir}: LoadContext,
  routes: readonly RouteConfig[],
): Promise<LightModules> {
  const listed = blogPosts.filter((post) => !post.metadata.unlisted);
  const rows = new Map(listed.map(({metadata}) => [metadata.source, toPostRow(metadata)]));
  const all = [...rows.values()];

  async function write(name: string, content: object): Promise<string> {
    const file = path.relative(generatedFilesDir, await createData(name, JSON.stringify(content)));
    return `@generated/${file.split(path.sep).join('/')}`;
  }

  /** @returns the module with the data of each tag's page, by route path */
  async function writeTags(): Promise<ReadonlyMap<string, string>> {
    const files: Record<string, {readonly tag: unknown; readonly posts: PackedRows}>[] = [];
    const places = new Map<string, number>();
    let room = 0;
    for (const route of routes.filter(({props}) => props?.['tag'])) {
      const own = listedSources(route)?.flatMap((source) => rows.get(source) ?? []) ?? [];
      const few = own.map((post) => ({...post, tags: post.tags.slice(0, ROW_TAGS)}));
      if (room <= 0) {
        room = TAG_FILE_ROWS;
        files.push({});
      }
      room -= own.length;
      (files.at(-1) ?? {})[route.path] = {tag: route.props?.['tag'], posts: packRows(few)};
      places.set(route.path, files.length - 1);
    }
    const paths = await Promise.all(files.map((file, place) => write(`tags/${place}.json`, file)));
    return new Map([...places].map(([route, place]) => [route, paths[place] ?? '']));
  }

  const posts = await write('posts.json', packRows(all));
  const summary = summarizePosts(all, LATEST);
  const latest = summary.latest.map((row, place) => ({
    ...row,
    cover: listed[place]?.metadata.frontMatter['cover'],
  }));
  await write('latest.json', {...summary, latest});
  const lines = all.map(({date, permalink, title}) => ({date, permalink, title}));
  await write('calendar.json', postsOfRecentYears(lines, CALENDAR_POSTS));
  const byAuthor = new Map<string, Promise<string>>();

  return {
    posts,
    tags: await writeTags(),
    archive: await write('dated.json', lines),
    list(sources) {
      const own = sources.flatMap((source) => rows.get(source) ?? []);
      const key = own.map(({permalink}) => permalink).join('\n');
      const file =
        own.length === all.length
          ? Promise.resolve(posts)
          : (byAuthor.get(key) ?? write(`lists/${byAuthor.size}.json`, packRows(own)));
      byAuthor.set(key, file);
      return file;
    },
  };
}
