import path from 'node:path';
import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {RouteConfig} from '@docusaurus/types';

/**
 * Returns routes for the list pages that the blog plugin leaves out while they are empty. Every page
 * of the site links to the lists, so an empty list needs a page that says so.
 *
 * @param routes routes of the blog plugin
 * @param sidebar path of a module that exports a sidebar without posts
 */
export function emptyRoutes(
  routes: readonly RouteConfig[],
  {authorsMap, blogTitle, blogDescription, blogTagsListPath}: BlogContent,
  options: PluginOptions,
  baseUrl: string,
  sidebar: string,
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
  const page = (route: string, component: string, data: Partial<RouteConfig>): RouteConfig => ({
    path: route,
    component,
    exact: true,
    ...data,
  });
  // Author pages need a context, which all post and author routes share.
  const context = routes.find((route) => route.context)?.context;
  const authors = Object.values(authorsMap ?? {}).flatMap((author) =>
    author.page
      ? page(author.page.permalink, options.blogAuthorsPostsComponent, {
          modules: {sidebar, items: []},
          props: {author: {...author, count: 0}},
          ...(context ? {context} : {}),
        })
      : [],
  );
  const empty = [
    page(blog, options.blogListComponent, {modules: {sidebar, items: []}, props: {metadata}}),
    page(
      path.posix.join(blog, options.archiveBasePath ?? 'archive'),
      options.blogArchiveComponent,
      {
        props: {archive: {blogPosts: []}},
      },
    ),
    page(path.posix.join('/', blogTagsListPath), options.blogTagsListComponent, {
      modules: {sidebar},
      props: {tags: []},
    }),
    page(path.posix.join(blog, options.authorsBasePath), options.blogAuthorsListComponent, {
      modules: {sidebar},
      props: {authors: []},
    }),
    ...authors,
  ];
  const existingPaths = new Set(routes.map((route) => route.path));
  return empty.filter((route) => !existingPaths.has(route.path));
}
