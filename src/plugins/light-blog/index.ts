import blogPlugin, {validateOptions} from '@docusaurus/plugin-content-blog';
import type {
  BlogContent,
  BlogFeedItem,
  BlogPost,
  PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, PluginModule, RouteConfig} from '@docusaurus/types';
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
 * A post whose metadata hold what stands under it as `companions`, so that its page need not load
 * them apart, and know its last update where its front matter has one (`changes`, `updated`, or
 * `last_update` with a date): a change of all files is no update of a post. A post without either (a draft in `npm run dev`) is left as it is.
 *
 * @param companions by permalink
 */
export function withOwnMetadata<Post extends Pick<BlogPost, 'metadata'>>(
  post: Post,
  companions: ReadonlyMap<string, object>,
): Post {
  const {metadata} = post;
  const {last_update: lastUpdate, ...frontMatter} = metadata.frontMatter;
  const changes = readChanges(frontMatter['changes']);
  const updated = (changes.at(-1)?.date ?? frontMatter['updated'] ?? lastUpdate?.date) as
    string | Date | undefined;
  const companion = companions.get(metadata.permalink);
  const own = companion && changes.length > 0 ? {...companion, changes} : companion;
  const permalinks = metadata.tags.map(({permalink}) => permalink);
  return {
    ...post,
    metadata: {
      ...metadata,
      // A post may name a tag twice, in one spelling or two; it is shown once.
      tags: metadata.tags.filter(({permalink}, index) => permalinks.indexOf(permalink) === index),
      lastUpdatedAt: updated === undefined ? metadata.lastUpdatedAt : new Date(updated).getTime(),
      companions: own,
    },
  };
}

/**
 * The blog plugin's `processBlogPosts`.
 *
 * @param companionsOf what stands under each post, by its permalink; asked anew whenever the posts
 *   are read
 */
export function addOwnMetadata(
  companionsOf: (posts: readonly BlogPost[]) => ReadonlyMap<string, object>,
) {
  return async ({blogPosts}: {readonly blogPosts: readonly BlogPost[]}): Promise<BlogPost[]> => {
    const companions = companionsOf(blogPosts);
    return blogPosts.map((post) => withOwnMetadata(post, companions));
  };
}

/**
 * The blog plugin, whose lists load rows of metadata instead of every post's compiled preview (and
 * the archive instead of every post's text). The rows are also written to `posts.json`, for pages
 * outside the blog, under `@generated/docusaurus-plugin-content-blog/<id>/`.
 */
async function lightBlog(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const {routeBasePath, tagsBasePath, processBlogPosts, feedOptions} = options;
  let feedItems: readonly BlogFeedItem[] = [];
  const tagsPath = normalizeUrl([context.baseUrl, routeBasePath, tagsBasePath]);
  const plugin = (await blogPlugin(context, {
    ...options,
    processBlogPosts: ({blogPosts}) =>
      processBlogPosts({blogPosts: withOwnTagAddresses(blogPosts, tagsPath)}),
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
    async contentLoaded({content, actions}) {
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

export default Object.assign(lightBlog, {validateOptions}) as unknown as PluginModule;
