import type {RouteConfig} from '@docusaurus/types';
import type {writeModules} from './writeModules';

type LightModules = Awaited<ReturnType<typeof writeModules>>;

/**
 * Returns a route of the blog plugin, changed to load a row of metadata per post instead of compiled
 * previews (`items`). A route that lists neither posts nor tags is returned unchanged.
 */
export async function lightRoute(route: RouteConfig, light: LightModules): Promise<RouteConfig> {
  // Below, each page keeps only the props that it needs. Docusaurus writes the props of each page to a
  // file, and lists all these files in a script that every page loads.
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
    const posts = await light.writeRows(route);
    return {...rest, modules: {...modules, posts}, props: {author}};
  }
  return metadata ? {...rest, modules: {...modules, posts: light.posts}, props: {metadata}} : route;
}
