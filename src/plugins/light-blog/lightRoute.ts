import type {RouteConfig, RouteModules} from '@docusaurus/types';
import {packRows} from '../../lib/packedRows';
import {ROW_TAGS} from '../../lib/postRow';
import type {PostRow} from '../../lib/postRow';

interface PreviewModule {
  readonly content: {readonly path: string; readonly query: {readonly truncated: true}};
}

/** What stands in for the blog plugin's own data; a module is a path that a route can load. */
export interface LightModules {
  /** Listed posts by the source path that the plugin knows them by. */
  readonly rows: ReadonlyMap<string, PostRow>;
  /** The sidebar of a post's page, or of a page that is no post's. */
  sidebar(source?: string): string;
  /** A long list of posts. */
  list(posts: readonly PostRow[]): Promise<string>;
  archive(posts: readonly PostRow[]): Promise<string>;
  /** A post's truncated preview. */
  preview(source: string): Promise<string>;
}

function isPreviewList(items: unknown): items is readonly PreviewModule[] {
  return Array.isArray(items) && items.every((item) => typeof item?.content?.path === 'string');
}

async function withLightContent(route: RouteConfig, light: LightModules): Promise<RouteConfig> {
  const {archive, tag, tags, author, metadata} = route.props ?? {};
  const rowsOf = (sources: readonly string[]): PostRow[] =>
    sources.flatMap((source) => light.rows.get(source) ?? []);
  const archived = (archive as {blogPosts?: {metadata: {source: string}}[]} | undefined)?.blogPosts;
  if (archived) {
    const posts = rowsOf(archived.map(({metadata: {source}}) => source));
    return {...route, modules: {archive: await light.archive(posts)}, props: {total: posts.length}};
  }
  if (Array.isArray(tags)) {
    // The list shows no descriptions; each tag's own page does.
    return {...route, props: {tags: tags.map(({description: _description, ...rest}) => rest)}};
  }
  const items = route.modules?.['items'];
  if (!isPreviewList(items)) {
    return route;
  }
  const {items: _items, ...modules} = route.modules as RouteModules;
  const sources = items.map(({content}) => content.path);
  const posts = rowsOf(sources);
  if (tag) {
    const few = posts.map((post) => ({...post, tags: post.tags.slice(0, ROW_TAGS)}));
    return {...route, modules, props: {tag, packed: packRows(few)}};
  }
  const list = await light.list(posts);
  if (author) {
    return {...route, modules: {...modules, list}, props: {author}};
  }
  const [newest] = sources;
  const withList = {...modules, list};
  return {
    ...route,
    modules: newest === undefined ? withList : {...withList, latest: await light.preview(newest)},
    props: {metadata},
  };
}

/**
 * A route of the blog plugin that loads what its page shows: rows in place of previews, a sidebar
 * of one year in place of all posts. Routes that have neither are returned as they are.
 */
export async function lightRoute(route: RouteConfig, light: LightModules): Promise<RouteConfig> {
  const {modules, ...rest} = await withLightContent(route, light);
  if (modules?.['sidebar'] === undefined) {
    return modules ? {...rest, modules} : rest;
  }
  const {content} = modules;
  const sidebar = light.sidebar(typeof content === 'string' ? content : undefined);
  return {...rest, modules: {...modules, sidebar}};
}
