import blogPlugin, {validateOptions} from '@docusaurus/plugin-content-blog';
import type {BlogContent, BlogPost, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {AllContent, LoadContext, Plugin, PluginModule, RouteConfig} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {parseTime, readDay} from 'docusaurus-blog-import/markdown';
import type {PostChange} from '../../../lib/postCompanions';
import {postExcerpt} from '../../../lib/postExcerpt';
import {watchedPaths} from '../../../lib/watchedPaths';
import {emptyRoutes} from './emptyRoutes';
import {feedItems, writeFeeds} from '../../feeds';
import type {FeedItem} from '../../feeds';
import {lightRoute} from './lightRoute';
import {separateTagAddresses} from './tagAddresses';
import {writeModules} from './writeModules';

/** Returns the valid items of `changes` in front matter, with dates as YYYY-MM-DD. */
function readChanges(value: unknown): PostChange[] {
  return (Array.isArray(value) ? (value as unknown[]) : []).flatMap((change) => {
    const {date, text} = (change ?? {}) as {date?: unknown; text?: unknown};
    const day = readDay(date);
    return typeof text === 'string' && day !== undefined ? [{date: day, text}] : [];
  });
}

/**
 * Returns a post with adjusted metadata:
 *
 * - Duplicate tags are removed, including different spellings of the same tag.
 * - A missing description becomes an excerpt that keeps the literal characters that Docusaurus' excerpt
 *   loses, such as escaped ones. It is not added to the front matter, which Docusaurus writes as
 *   JavaScript, where a text such as `C:\users` is invalid.
 * - The date of the last update comes from the front matter, if possible: from the last item of
 *   `changes`, from `updated`, or from `last_update.date`. Docusaurus uses the date of the last
 *   commit, but a commit may touch every post without updating any.
 */
export function adjustMetadata(post: BlogPost): BlogPost {
  const {metadata, content} = post;
  const {last_update: lastUpdate, ...frontMatter} = metadata.frontMatter;
  const updated =
    parseTime(readChanges(frontMatter['changes']).at(-1)?.date) ??
    parseTime(frontMatter['updated']) ??
    parseTime(lastUpdate?.date);
  const permalinks = metadata.tags.map(({permalink}) => permalink);
  return {
    ...post,
    metadata: {
      ...metadata,
      description: frontMatter.description ?? postExcerpt(content) ?? metadata.description,
      tags: metadata.tags.filter(({permalink}, index) => permalinks.indexOf(permalink) === index),
      lastUpdatedAt: updated ?? metadata.lastUpdatedAt,
    },
  };
}

/**
 * Sets `companions` (see `PostCompanions`) in the metadata of each post, so that its page does not load
 * them separately. Mutates the metadata, as Docusaurus does to set the next and the previous post,
 * because other plugins read the companions there after the build.
 *
 * @param companions companions of each post, by permalink
 */
export function addCompanions(
  posts: readonly Pick<BlogPost, 'metadata'>[],
  companions: ReadonlyMap<string, object>,
): void {
  for (const {metadata} of posts) {
    const changes = readChanges(metadata.frontMatter['changes']);
    const ofPost = companions.get(metadata.permalink);
    Object.assign(metadata, {companions: changes.length > 0 ? {...ofPost, changes} : ofPost});
  }
}

type ReadCompanions = (all: AllContent, context: LoadContext) => ReadonlyMap<string, object>;

/**
 * Returns the blog plugin, changed so that list pages load rows, which are a few fields of each post,
 * instead of every post's compiled preview (or, in the archive, every post's text). Pages outside the
 * blog can import the rows of all listed posts from
 * `@generated/docusaurus-plugin-content-blog/<id>/posts.json`.
 *
 * Adds its routes after all plugins have loaded their content, because the companions of a post
 * depend on the pages that link to it.
 *
 * @param readCompanions returns the companions of each post, by permalink
 */
export default function lightBlog(readCompanions: ReadCompanions): PluginModule {
  const create = async (
    context: LoadContext,
    options: PluginOptions,
  ): Promise<Plugin<BlogContent>> => {
    const {id, routeBasePath, tagsBasePath, feedOptions} = options;
    /** Items of all feeds, set when `plugin.postBuild` calls `createFeedItems`. */
    let items: FeedItem[] = [];
    const tagsPath = normalizeUrl([context.baseUrl, routeBasePath, tagsBasePath]);
    const plugin = (await blogPlugin(context, {
      ...options,
      processBlogPosts: async ({blogPosts}) =>
        separateTagAddresses(blogPosts, tagsPath).map(adjustMetadata),
      feedOptions: {
        ...feedOptions,
        createFeedItems: async (params) => {
          items = await feedItems(params);
          // `writeFeeds` replaces the plugin's feeds.
          return [];
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
        const emptySidebar = JSON.stringify({title: content.blogSidebarTitle, items: []});
        const sidebar = await actions.createData('sidebar/empty.json', emptySidebar);
        routes.push(...emptyRoutes(routes, content, options, context.baseUrl, sidebar));
        const modules = await writeModules(content, actions, context, routes);
        for (const route of routes) {
          actions.addRoute(await lightRoute(route, modules));
        }
      },
      async postBuild(props) {
        await plugin.postBuild?.(props);
        const {siteConfig, i18n} = context;
        await writeFeeds(options, siteConfig, items, props.outDir, i18n.currentLocale);
      },
    };
  };
  return Object.assign(create, {validateOptions}) as unknown as PluginModule;
}
