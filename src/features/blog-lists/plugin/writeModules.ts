import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {postsOfRecentYears} from '../../../lib/calendarDays';
import {ROW_TAGS, summarizePosts, toPostRow} from '../../../lib/postRows';
import type {PostRow} from '../../../lib/postRows';

/** Number of latest posts for the home page: five below the calendar, and one that may be at the top. */
const LATEST_POSTS = 6;

/** Maximum number of posts in the home page's calendar, unless the newest year alone has more. */
const CALENDAR_POSTS = 300;

/**
 * Minimum number of rows in a file with the posts of tags, except in the last file. One file per tag
 * would be too many, because every page loads a list of all files.
 */
const TAG_FILE_ROWS = 60;

/** Item of a list page of the blog plugin. */
interface PreviewModule {
  readonly content: {readonly path: string};
}

/** Data of several tags' pages, by route path. */
type TagFile = Record<string, {readonly tag: unknown; readonly posts: readonly PostRow[]}>;

/**
 * Writes the modules that the blog's pages load instead of the plugin's data. Returns the paths of those
 * that routes load; components import the others by name.
 */
export async function writeModules(
  {blogPosts}: BlogContent,
  {createData}: PluginContentLoadedActions,
  {generatedFilesDir}: LoadContext,
  routes: readonly RouteConfig[],
) {
  const listed = blogPosts.filter((post) => !post.metadata.unlisted);
  // Includes unlisted posts: if all posts with a tag are unlisted, Docusaurus lists them on the tag's page.
  const rows = new Map(blogPosts.map(({metadata}) => [metadata.source, toPostRow(metadata)]));
  const rowsOf = (sources: readonly string[]) =>
    sources.flatMap((source) => rows.get(source) ?? []);
  const all = rowsOf(listed.map(({metadata}) => metadata.source));

  /** Returns the rows of the posts that a route lists. */
  function rowsOfRoute({modules}: RouteConfig): PostRow[] {
    const items = modules?.['items'] as readonly PreviewModule[] | undefined;
    return rowsOf(items?.map(({content}) => content.path) ?? []);
  }

  async function write(name: string, content: object): Promise<string> {
    const file = path.relative(generatedFilesDir, await createData(name, JSON.stringify(content)));
    return `@generated/${file.split(path.sep).join('/')}`;
  }

  /** @returns the module with the data of each tag's page, by route path */
  async function writeTags(): Promise<ReadonlyMap<string, string>> {
    const files: TagFile[] = [];
    let file: TagFile | undefined;
    let rowCount = 0;
    for (const route of routes.filter(({props}) => props?.['tag'])) {
      if (!file || rowCount >= TAG_FILE_ROWS) {
        file = {};
        files.push(file);
        rowCount = 0;
      }
      const tagged = rowsOfRoute(route);
      const withFewTags = tagged.map((post) => ({...post, tags: post.tags.slice(0, ROW_TAGS)}));
      file[route.path] = {tag: route.props?.['tag'], posts: withFewTags};
      rowCount += tagged.length;
    }
    const modules = new Map<string, string>();
    for (const [index, tagFile] of files.entries()) {
      const module = await write(`tags/${index}.json`, tagFile);
      Object.keys(tagFile).forEach((route) => modules.set(route, module));
    }
    return modules;
  }

  const posts = await write('posts.json', all);
  const summary = summarizePosts(all, LATEST_POSTS);
  const latest = summary.latest.map((row, index) => ({
    ...row,
    cover: listed[index]?.metadata.frontMatter['siteCover'],
  }));
  await write('summary.json', {...summary, latest});
  const datedPosts = all.map(({date, permalink, title}) => ({date, permalink, title}));
  await write('calendar.json', postsOfRecentYears(datedPosts, CALENDAR_POSTS));
  let listCount = 0;

  return {
    posts,
    tags: await writeTags(),
    archive: await write('dated.json', datedPosts),
    /** Writes a module with the rows of the posts that a route lists; returns its path. */
    async writeRows(route: RouteConfig): Promise<string> {
      const routeRows = rowsOfRoute(route);
      // An author of all posts needs no file of their own.
      return routeRows.length === all.length
        ? posts
        : write(`lists/${listCount++}.json`, routeRows);
    },
  };
}
