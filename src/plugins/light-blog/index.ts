import blogPlugin, {validateOptions} from '@docusaurus/plugin-content-blog';
import type {
  BlogContent,
  BlogFeedItem,
  BlogPost,
  PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {AllContent, LoadContext, Plugin, PluginModule, RouteConfig} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import type {PostChange} from '../../lib/content-index/types';
import {watchedPaths} from '../../lib/watchedPaths';
import {emptyRoutes} from './emptyRoutes';
import {writeFeeds} from './feeds';
import {lightRoute} from './lightRoute';
import {withOwnTagAddresses} from './tagAddresses';
import {writeModules} from './writeModules';

/** The changes that front matter lists; YAML may have made a `Date` of their days. */
function readChanges(value: unknown): PostChange[] {
  return (Array.isArray(value) ? (value as unknown[]) : []).flatMap((change) => {
    const {date, text} = (change ?? {}) as {date?: unknown; text?: unknown};
    const day = new Date(date instanceof Date || typeof date === 'string' ? date : NaN);
    return typeof text === 'string' && !Number.isNaN(day.getTime())
      ? [{date: day.toISOString().slice(0, 10), text}]
      : [];
  });
}

/**
 * A post whose metadata name each tag once, in whatever spellings the post has it, and know its last
 * update where its front matter has one (`changes`, `updated`, or `last_update` with a date): a
 * change of all files is no update of a post.
 */
export function withOwnMetadata<Post extends Pick<BlogPost, 'metadata'>>(post: Post): Post {
  const {metadata} = post;
  const {last_update: lastUpdate, ...frontMatter} = metadata.frontMatter;
  const updated = (readChanges(frontMatter['changes']).at(-1)?.date ??
    frontMatter['updated'] ??
    lastUpdate?.date) as string | Date | undefined;
  const permalinks = metadata.tags.map(({permalink}) => permalink);
  return {
    ...post,
    metadata: {
      ...metadata,
      tags: metadata.tags.filter(({permalink}, index) => permalinks.indexOf(permalink) === index),
      lastUpdatedAt: updated === undefined ? metadata.lastUpdatedAt : new Date(updated).getTime(),
    },
  };
}

/**
 * Adds its companions to the metadata of each post, as `companions`, so that its page need not load
 * them apart; in place, as Docusaurus adds the next and the previous post. Other plugins read them
 * after the build.
 */
export function addCompanions(
  posts: readonly Pick<BlogPost, 'metadata'>[],
  companions: ReadonlyMap<string, object>,
): void {
  for (const {metadata} of posts) {
    const changes = readChanges(metadata.frontMatter['changes']);
    const companion = companions.get(metadata.permalink);
    const own = companion && changes.length > 0 ? {...companion, changes} : companion;
    Object.assign(metadata, {companions: own});
  }
}

type ReadCompanions = (all: AllContent, context: LoadContext) => ReadonlyMap<string, object>;

/**
 * The blog plugin, whose lists load rows of metadata instead of every post's compiled preview (and
 * the archive instead of every post's text). The rows are also written to `posts.json`, for pages
 * outside the blog, under `@generated/docusaurus-plugin-content-blog/<id>/`.
 *
 * Its routes are made when all plugins have loaded their content, because what stands under a post
 * depends on the pages that link to it.
 *
 * @param readCompanions what stands under each post, by its permalink
 */
async function createLightBlog(
  context: LoadContext,
  options: PluginOptions,
  readCompanions: ReadCompanions,
): Promise<Plugin<BlogContent>> {
  const {id, routeBasePath, tagsBasePath, processBlogPosts, feedOptions} = options;
  let feedItems: readonly BlogFeedItem[] = [];
  const tagsPath = normalizeUrl([context.baseUrl, routeBasePath, tagsBasePath]);
  const plugin = (await blogPlugin(context, {
    ...options,
    async processBlogPosts({blogPosts}) {
      const own = withOwnTagAddresses(blogPosts, tagsPath).map((post) => withOwnMetadata(post));
      return (await processBlogPosts({blogPosts: own})) ?? own;
    },
    feedOptions: {
      ...feedOptions,
      async createFeedItems(params) {
        const create = feedOptions.createFeedItems ?? params.defaultCreateFeedItems;
        const items = await create(params);
        feedItems = items;
        return items;
      },
    },
  })) as Plugin<BlogContent>;
  return {
    ...plugin,
    getPathsToWatch: () => watchedPaths(context.siteDir, plugin.getPathsToWatch?.() ?? []),
    contentLoaded: undefined,
    async allContentLoaded({allContent, actions}) {
      const content = allContent[plugin.name]?.[id] as BlogContent;
      addCompanions(content.blogPosts, readCompanions(allContent, context));
      const routes: RouteConfig[] = [];
      const addRoute = (route: RouteConfig): void => void routes.push(route);
      await plugin.contentLoaded?.({content, actions: {...actions, addRoute}});
      const {blogSidebarTitle} = content;
      const sidebar = await actions.createData(
        'sidebar/empty.json',
        JSON.stringify({title: blogSidebarTitle, items: []}),
      );
      routes.push(...emptyRoutes(routes, content, options, context.baseUrl, sidebar));
      const modules = await writeModules(content, actions, options, context, routes);
      for (const route of routes) {
        actions.addRoute(await lightRoute(route, modules));
      }
    },
    async postBuild(props) {
      await plugin.postBuild?.(props);
      await writeFeeds(options, context.siteConfig, feedItems, props.outDir);
    },
  };
}

export default function lightBlog(readCompanions: ReadCompanions): PluginModule {
  const create = (context: LoadContext, options: PluginOptions) =>
    createLightBlog(context, options, readCompanions);
  return Object.assign(create, {validateOptions}) as unknown as PluginModule;
}
