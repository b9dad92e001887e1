import type {RouteConfig, RouteModules} from '@docusaurus/types';
import type {PostRow} from '../../lib/postRows';

interface PreviewModule {
  readonly content: {readonly path: string; readonly query: {readonly truncated: true}};
}

/** What stands in for the blog plugin's own data; a module is a path that a route can load. */
export interface LightModules {
  /** Listed posts by the source path that the plugin knows them by. */
  readonly rows: ReadonlyMap<string, PostRow>;
  /** The sidebar of a post's page, or of a page that is no post's; the plugin's own where none. */
  sidebar(source?: string): string | undefined;
  /** A long list of posts. */
  list(posts: readonly PostRow[]): Promise<string>;
  /** One line for each listed post. */
  readonly archive: string;
  /** What a tag's page shows, among that of other tags, by the path of the page. */
  readonly tags: ReadonlyMap<string, string>;
}

/** The source paths of the posts that a route lists; undefined where it lists none. */
export function listedSources({modules}: RouteConfig): string[] | undefined {
  const items: unknown = modules?.['items'];
  return isPreviewList(items) ? items.map(({content}) => content.path) : undefined;
}

function isPreviewList(items: unknown): items is readonly PreviewModule[] {
  return Array.isArray(items) && items.every((item) => typeof item?.content?.path === 'string');
}

async function withLightContent(route: RouteConfig, light: LightModules): Promise<RouteConfig> {
  // A route with props has a file for them, and a line for that file in every page's script.
  const {props, ...others} = route;
  const {archive, tag, tags, author, metadata} = props ?? {};
  if (archive) {
    return {...others, modules: {posts: light.archive}};
  }
  if (Array.isArray(tags)) {
    // The list shows no descriptions; each tag's own page does.
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
 * A route of the blog plugin that loads what its page shows: rows in place of previews, and on a
 * large site a sidebar of one year. Routes that have neither are returned as they are.
 */
export async function lightRoute(route: RouteConfig, light: LightModules): Promise<RouteConfig> {
  const {modules, ...rest} = await withLightContent(route, light);
  const content = modules?.['content'];
  const sidebar = light.sidebar(typeof content === 'string' ? content : undefined);
  return modules?.['sidebar'] === undefined || sidebar === undefined
    ? {...rest, ...(modules && {modules})}
    : {...rest, modules: {...modules, sidebar}};
}
