import path from 'node:path';
import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {RouteConfig} from '@docusaurus/types';

type Options = Pick<
  PluginOptions,
  | 'archiveBasePath'
  | 'blogArchiveComponent'
  | 'blogAuthorsPostsComponent'
  | 'blogListComponent'
  | 'blogTagsListComponent'
  | 'routeBasePath'
>;
type Content = Pick<
  BlogContent,
  'authorsMap' | 'blogDescription' | 'blogTagsListPath' | 'blogTitle'
>;

/**
 * The pages of lists that the blog plugin leaves out while they have nothing to list. Every page of
 * the site leads to them, and each says kindly that it is empty.
 *
 * @param routes of the blog plugin
 * @param sidebar path of a module with a sidebar without posts
 */
export function emptyRoutes(
  routes: readonly RouteConfig[],
  {authorsMap, blogTitle, blogDescription, blogTagsListPath}: Content,
  options: Options,
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
  const empty: RouteConfig[] = [
    {
      path: blog,
      component: options.blogListComponent,
      exact: true,
      modules: {sidebar, items: []},
      props: {metadata},
    },
    {
      path: path.posix.join(blog, options.archiveBasePath ?? 'archive'),
      component: options.blogArchiveComponent,
      exact: true,
      props: {archive: {blogPosts: []}},
    },
    {
      path: path.posix.join('/', blogTagsListPath),
      component: options.blogTagsListComponent,
      exact: true,
      modules: {sidebar},
      props: {tags: []},
    },
  ];
  // What every page of an author has beside its posts; where nobody has written, no route brings it.
  const context = routes.find((route) => route.context)?.context;
  const authors = Object.values(authorsMap ?? {}).flatMap((author): RouteConfig[] =>
    author.page
      ? [
          {
            path: author.page.permalink,
            component: options.blogAuthorsPostsComponent,
            exact: true,
            modules: {sidebar, items: []},
            props: {author: {...author, count: 0}},
            ...(context ? {context} : {}),
          },
        ]
      : [],
  );
  const known = new Set(routes.map((route) => route.path));
  return [...empty, ...authors].filter((route) => !known.has(route.path));
}
