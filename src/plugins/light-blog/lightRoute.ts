import type {RouteConfig, RouteModules} from '@docusaurus/types';
import type {PostRow} from '../../lib/postRow';

interface PreviewModule {
  readonly content: {readonly path: string; readonly query: {readonly truncated: true}};
}

function isPreviewList(items: unknown): items is readonly PreviewModule[] {
  return Array.isArray(items) && items.every((item) => typeof item?.content?.path === 'string');
}

function rowOf(source: string, rows: ReadonlyMap<string, PostRow>): PostRow[] {
  const row = rows.get(source);
  return row ? [row] : [];
}

/**
 * A route of the blog plugin with `posts` as a property in place of what it loads for each post.
 *
 * The blog's first page keeps the truncated preview of its newest post, which it shows above the
 * list. Routes that list nothing are returned as they are.
 *
 * @param rows listed posts by the source path that the plugin knows them by
 */
export function lightRoute(route: RouteConfig, rows: ReadonlyMap<string, PostRow>): RouteConfig {
  const archive = route.props?.['archive'] as
    {blogPosts?: {metadata: {source: string}}[]} | undefined;
  if (archive?.blogPosts) {
    const posts = archive.blogPosts.flatMap(({metadata}) => rowOf(metadata.source, rows));
    return {...route, props: {posts}};
  }
  const items = route.modules?.['items'];
  if (!isPreviewList(items)) {
    return route;
  }
  const {items: _items, ...modules} = route.modules as RouteModules;
  const isFirstBlogPage = route.props?.['metadata'] !== undefined;
  return {
    ...route,
    modules: isFirstBlogPage
      ? {...modules, items: items.slice(0, 1) as unknown as RouteModules[]}
      : modules,
    props: {...route.props, posts: items.flatMap(({content}) => rowOf(content.path, rows))},
  };
}
