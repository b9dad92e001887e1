import type {RouteConfig, RouteModules} from '@docusaurus/types';
import type {PostRow} from '../../../lib/postRows';

interface PreviewModule {
  readonly content: {readonly path: string; readonly query: {readonly truncated: true}};
}

/** Replacements for the blog plugin's data. A module is a path that a route can load. */
export interface LightModules {
  /** Listed posts by their source path in the blog plugin. */
  readonly rows: ReadonlyMap<string, PostRow>;
  /**
   * Returns the sidebar of a post's page, or without a source that of any other page. Undefined to
   * keep the plugin's sidebar.
   */
  sidebar(source?: string): string | undefined;
  /** Writes a list of posts and returns its module. */
  list(posts: readonly PostRow[]): Promise<string>;
  /** Module with the date, permalink and title of each listed post. */
  readonly archive: string;
  /** Module with the data of each tag's page, by route path. Several tags share a module. */
  readonly tags: ReadonlyMap<string, string>;
}

/** Returns the source paths of the posts that a route lists, or undefined if it has no list. */
export function listedSources({modules}: RouteConfig): string[] | undefined {
  const items: unknown = modules?.['items'];
  return isPreviewList(items) ? items.map(({content}) => content.path) : undefined;
}

function isPreviewList(items: unknown): items is readonly PreviewModule[] {
  return Array.isArray(items) && items.every((item) => typeof item?.content?.path === 'string');
}

async function withLightContent(route: RouteConfig, light: LightModules): Promise<RouteConfig> {
  // Props cost a file for the route, and a line for that file in the script of every page.
  const {props, ...others} = route;
  const {archive, tag, tags, author, metadata} = props ?? {};
  if (archive) {
    return {...others, modules: {posts: light.archive}};
  }
  if (Array.isArray(tags)) {
    // Only the tag's own page shows its description.
    return {...route, props: {tags: tags.map(({description: _description, ...rest}) => rest)}};
  }
  const sources = listedSources(route);
  if (!sources) {
    return route;
  }
  const {items: _items, ...modules} = route.modules as RouteModules;
  const tagged = tag ? light.tags.get(route.path) : undefined;
  if (tagged !== undefined) {
    return {...others, modules: {...modules, tagged}};
  }
  const list = await light.list(sources.flatMap((source) => light.rows.get(source) ?? []));
  return {...route, modules: {...modules, list}, props: author ? {author} : {metadata}};
}

/**
 * Makes a route of the blog plugin load only the data that its page shows: rows instead of previews,
 * and on a large site a shorter sidebar. Returns routes that have neither unchanged.
 */
export async function lightRoute(route: RouteConfig, light: LightModules): Promise<RouteConfig> {
  const {modules, ...rest} = await withLightContent(route, light);
  const content = modules?.['content'];
  const sidebar = light.sidebar(typeof content === 'string' ? content : undefined);
  return modules?.['sidebar'] === undefined || sidebar === undefined
    ? {...rest, ...(modules && {modules})}
    : {...rest, modules: {...modules, sidebar}};
}
