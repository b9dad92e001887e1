import type {RouteConfig} from '@docusaurus/types';

/** Item of a list page of the blog plugin. */
interface PreviewModule {
  readonly content: {readonly path: string};
}

/** Paths of the modules that list pages load in place of the blog plugin's data. */
export interface LightModules {
  /** Module with the rows of all listed posts. */
  readonly posts: string;
  /** Module with the data of a tag's page, by route path. Several tags share a module. */
  readonly tags: ReadonlyMap<string, string>;
  /** Module with the date, permalink and title of each listed post. */
  readonly archive: string;
  /** Writes a module with the rows of the posts that have these source paths; returns its path. */
  writeRows(sources: readonly string[]): Promise<string>;
}

/** Returns the source paths of the posts that a route lists. */
export function listedSources({modules}: RouteConfig): string[] {
  const items = modules?.['items'] as readonly PreviewModule[] | undefined;
  return items?.map(({content}) => content.path) ?? [];
}

/**
 * Returns a route of the blog plugin that loads rows instead of previews, or the same route if it
 * does not list posts or tags.
 */
export async function lightRoute(route: RouteConfig, light: LightModules): Promise<RouteConfig> {
  // Docusaurus writes the props of a route to a file, and lists each such file in a script that every
  // page loads. So a route without props is better.
  const {props, modules: {items: _items, ...modules} = {}, ...rest} = route;
  // Each kind of list page has one of these props. The page of a tag is recognized by its path.
  const {archive, tags, author, metadata} = props ?? {};
  const tagged = light.tags.get(route.path);
  if (archive) {
    return {...rest, modules: {posts: light.archive}};
  }
  if (Array.isArray(tags)) {
    // Only the tag's own page shows its description.
    const shortTags = tags.map(({description: _description, ...tagProps}) => tagProps);
    return {...rest, modules, props: {tags: shortTags}};
  }
  if (tagged !== undefined) {
    return {...rest, modules: {...modules, tagged}};
  }
  if (author) {
    const posts = await light.writeRows(listedSources(route));
    return {...rest, modules: {...modules, posts}, props: {author}};
  }
  return metadata ? {...rest, modules: {...modules, posts: light.posts}, props: {metadata}} : route;
}
