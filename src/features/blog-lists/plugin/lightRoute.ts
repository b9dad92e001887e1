import type {RouteConfig, RouteModules} from '@docusaurus/types';

interface PreviewModule {
  readonly content: {readonly path: string; readonly query: {readonly truncated: true}};
}

/** Replacements for the blog plugin's data. A module is a path that a route can load. */
export interface LightModules {
  /** Module with the rows of all listed posts. */
  readonly posts: string;
  /** Module with the data of each tag's page, by route path. Several tags share a module. */
  readonly tags: ReadonlyMap<string, string>;
  /** Module with the date, permalink and title of each listed post. */
  readonly archive: string;
  /** Returns the module with the rows of some posts, by their source paths. */
  list(sources: readonly string[]): Promise<string>;
}

/** Returns the source paths of the posts that a route lists, or undefined if it has no list. */
export function listedSources({modules}: RouteConfig): string[] | undefined {
  const items: unknown = modules?.['items'];
  return isPreviewList(items) ? items.map(({content}) => content.path) : undefined;
}

function isPreviewList(items: unknown): items is readonly PreviewModule[] {
  return Array.isArray(items) && items.every((item) => typeof item?.content?.path === 'string');
}

/**
 * Makes a route of the blog plugin load rows of metadata instead of previews. Returns routes without a
 * list unchanged.
 */
export async function lightRoute(route: RouteConfig, light: LightModules): Promise<RouteConfig> {
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
  const posts = author ? await light.list(sources) : light.posts;
  return {...route, modules: {...modules, posts}, props: author ? {author} : {metadata}};
}
