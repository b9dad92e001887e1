import path from 'node:path';
import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {RouteConfig} from '@docusaurus/types';

type ListPage = readonly [permalink: string, component: string, props: Record<string, unknown>];

/**
 * Returns routes for the list pages that the blog plugin leaves out while they are empty. Every page
 * of the site links to the lists, so an empty list needs a page that says so.
 *
 * @param routes routes of the blog plugin
 * @param emptySidebar path of a module that exports a sidebar without posts
 */
export function emptyRoutes(
  routes: readonly RouteConfig[],
  {authorsMap = {}, blogTitle, blogDescription, blogTagsListPath}: BlogContent,
  options: PluginOptions,
  baseUrl: string,
  emptySidebar: string,
): RouteConfig[] {
  const blog = path.posix.join('/', baseUrl, options.routeBasePath);
  const metadata = {
    permalink: blog,
    page: 1,
    postsPerPage: 0,
    totalPages: 1,
    totalCount: 0,
    blogTitle,
    blogDescription,
  };
  const authorPages = Object.values(authorsMap).flatMap((author): ListPage[] =>
    author.page
      ? [
          [
            author.page.permalink,
            options.blogAuthorsPostsComponent,
            {author: {...author, count: 0}},
          ],
        ]
      : [],
  );
  const pages: ListPage[] = [
    [blog, options.blogListComponent, {metadata}],
    [`${blog}/${options.archiveBasePath}`, options.blogArchiveComponent, {archive: {}}],
    [blogTagsListPath, options.blogTagsListComponent, {tags: []}],
    [`${blog}/${options.authorsBasePath}`, options.blogAuthorsListComponent, {authors: []}],
    ...authorPages,
  ];
  const existingPaths = new Set(routes.map((route) => route.path));
  // All post and author routes share a sidebar, and a context that author pages need.
  const {context, modules} = routes.find((route) => route.context) ?? {};
  const sidebar = modules?.['sidebar'] ?? emptySidebar;
  return pages
    .filter(([permalink]) => !existingPaths.has(permalink))
    .map(([permalink, component, props]) => ({
      path: permalink,
      component,
      exact: true,
      modules: {sidebar},
      props,
      ...(context ? {context} : {}),
    }));
}
