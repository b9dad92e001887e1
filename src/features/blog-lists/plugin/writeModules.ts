import path from 'node:path';
import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {recentYears} from '../../../lib/calendarDays';
import type {PackedRows} from '../../../lib/packedRows';
import {packRows} from '../../../lib/packedRows';
import {ROW_TAGS, countFirst, cutSegments, summarizePosts, toPostRow} from '../../../lib/postRows';
import type {PostRow, PostSegment} from '../../../lib/postRows';
import {MAX_WHOLE_SIDEBAR, blogSidebars} from './blogSidebars';
import {listedSources} from './lightRoute';
import type {LightModules} from './lightRoute';

/**
 * Returns the source of a module whose default export is a list of posts. The module imports the
 * segments that the page shows at first, and loads the others on demand.
 *
 * @param file returns the path of a segment's rows by its index
 */
export function listModule(
  name: string,
  segments: readonly PostSegment<unknown>[],
  firstCount: number,
  file: (place: number) => string,
): string {
  const lines = segments.map(({year, start, ofYear}, place) => {
    const facts = `year: ${JSON.stringify(year)}, start: ${start}, ofYear: ${ofYear}`;
    return place < firstCount
      ? `  {${facts}, rows: rows${place}},`
      : `  {${facts}, load: () => import(${JSON.stringify(file(place))})},`;
  });
  return [
    ...segments
      .slice(0, firstCount)
      .map((_, place) => `import rows${place} from ${JSON.stringify(file(place))};`),
    `export default {name: ${JSON.stringify(name)}, segments: [`,
    ...lines,
    ']};',
    '',
  ].join('\n');
}

/** Posts on the home page: the newest one, and five below the calendar. */
const LATEST = 6;

/** Maximum number of posts in the home page's calendar, unless the newest year alone has more. */
const CALENDAR_POSTS = 300;

/** Rows after which a new file for tags begins. One file per tag would add a line to every page. */
const TAG_FILE_ROWS = 60;

/**
 * Writes the modules that the blog's pages load instead of the plugin's data, and returns their
 * paths. Lists are written when a route asks for one, everything else immediately.
 */
export async function writeModules(
  {blogPosts, blogSidebarTitle}: BlogContent,
  {createData}: PluginContentLoadedActions,
  {archiveBasePath, routeBasePath}: PluginOptions,
  {generatedFilesDir, baseUrl}: LoadContext,
  routes: readonly RouteConfig[],
): Promise<LightModules> {
  const listed = blogPosts.filter((post) => !post.metadata.unlisted);
  const rows = new Map(listed.map(({metadata}) => [metadata.source, toPostRow(metadata)]));
  const lists = new Map<string, string>();

  async function write(name: string, content: string | object): Promise<string> {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    const file = path.relative(generatedFilesDir, await createData(name, text));
    return `@generated/${file.split(path.sep).join('/')}`;
  }

  async function writeSidebars(): Promise<(source?: string) => string | undefined> {
    if (listed.length <= MAX_WHOLE_SIDEBAR) {
      return () => undefined;
    }
    const archive = path.posix.join('/', baseUrl, routeBasePath, archiveBasePath ?? '');
    const {files, ofPost, newest} = blogSidebars(
      blogPosts.map(({metadata}) => metadata),
      {title: blogSidebarTitle, archive},
    );
    const entries = [...files].map(
      async ([name, content]) => [name, await write(name, content)] as const,
    );
    const paths = new Map(await Promise.all(entries));
    return (source = '') => paths.get(ofPost.get(source) ?? newest);
  }

  async function writeList(name: string, posts: readonly PostRow[]): Promise<string> {
    const segments = cutSegments(posts);
    const files = await Promise.all(
      segments.map(({rows: own}, place) => write(`lists/${name}-${place}.json`, packRows(own))),
    );
    const source = listModule(name, segments, countFirst(segments), (place) => files[place] ?? '');
    return write(`lists/${name}.js`, source);
  }

  /** @returns the file with the data of each tag's page, by route path */
  async function writeTags(): Promise<ReadonlyMap<string, string>> {
    const files: Record<string, {readonly tag: unknown; readonly posts: PackedRows}>[] = [];
    const places = new Map<string, number>();
    let room = 0;
    for (const route of routes) {
      const tag = route.props?.['tag'];
      const sources = listedSources(route);
      if (tag && sources) {
        const posts = sources.flatMap((source) => rows.get(source) ?? []);
        const few = posts.map((post) => ({...post, tags: post.tags.slice(0, ROW_TAGS)}));
        if (room <= 0) {
          room = TAG_FILE_ROWS;
          files.push({});
        }
        room -= posts.length;
        (files.at(-1) ?? {})[route.path] = {tag, posts: packRows(few)};
        places.set(route.path, files.length - 1);
      }
    }
    const paths = await Promise.all(files.map((file, place) => write(`tags/${place}.json`, file)));
    return new Map([...places].map(([route, place]) => [route, paths[place] ?? '']));
  }

  const all = [...rows.values()];
  await write('posts.json', packRows(all));
  const summary = summarizePosts(all, LATEST);
  const latest = summary.latest.map((row, place) => ({
    ...row,
    cover: listed[place]?.metadata.frontMatter['cover'],
  }));
  await write('latest.json', {...summary, latest});
  const lines = all.map(({date, permalink, title}) => ({date, permalink, title}));

  await write('calendar.json', recentYears(lines, CALENDAR_POSTS));

  return {
    rows,
    sidebar: await writeSidebars(),
    archive: await write('dated.json', lines),
    tags: await writeTags(),
    list(posts) {
      // If one author has written every post, their page shares the blog's list.
      const key = posts.map(({permalink}) => permalink).join('\n');
      const name = lists.get(key) ?? (lists.size === 0 ? 'posts' : `posts-${lists.size}`);
      lists.set(key, name);
      return writeList(name, posts);
    },
  };
}
