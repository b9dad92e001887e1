import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {recentYears} from '../../../lib/calendarDays';
import {packRows} from '../../../lib/packedRows';
import {summarizePosts, toPostRow} from '../../../lib/postRows';
import type {LightModules} from './lightRoute';

/** Posts on the home page: the newest one, and five below the calendar. */
const LATEST = 6;

/** Maximum number of posts in the home page's calendar, unless the newest year alone has more. */
const CALENDAR_POSTS = 300;

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

  const posts = await write('posts.json', packRows(all));
  const summary = summarizePosts(all, LATEST);
  const latest = summary.latest.map((row, place) => ({
    ...row,
    cover: listed[place]?.metadata.frontMatter['cover'],
  }));
  await write('latest.json', {...summary, latest});
  const lines = all.map(({date, permalink, title}) => ({date, permalink, title}));
  await write('calendar.json', recentYears(lines, CALENDAR_POSTS));
  const tags = routes.flatMap(({path: address, props}) =>
    props?.['tag'] ? [[address, props['tag']] as const] : [],
  );
  const byAuthor = new Map<string, Promise<string>>();

  return {
    posts,
    tags: await write('tags.json', Object.fromEntries(tags)),
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
