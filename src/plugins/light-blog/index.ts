import blogPlugin, {validateOptions} from '@docusaurus/plugin-content-blog';
import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {
  LoadContext,
  OptionValidationContext,
  Plugin,
  PluginModule,
  RouteConfig,
} from '@docusaurus/types';
import {isPostMetadata, lightMetadata} from './lightMetadata';
import {lightRoute} from './lightRoute';
import {lightRules} from './lightRules';
import {withCompanions} from './withCompanions';
import {withUpdate} from './withUpdate';
import {writeModules} from './writeModules';

interface OwnOptions {
  /** What stands under each post, by its permalink; asked anew whenever the posts are read. */
  readonly companions?: () => Promise<ReadonlyMap<string, unknown>>;
}

/**
 * The blog plugin, whose pages load what they show: rows of metadata instead of every post's
 * compiled preview (and the archive instead of every post's text), a sidebar of one year instead of
 * all posts; a post's page has nothing of its metadata twice. A post's own `updated` is its last update, and its metadata hold its companions. The
 * rows are also written to `posts.json`, for pages outside the blog, under
 * `@generated/docusaurus-plugin-content-blog/<id>/`.
 */
async function lightBlog(
  context: LoadContext,
  {companions: readCompanions, ...options}: PluginOptions & OwnOptions,
): Promise<Plugin<BlogContent>> {
  const plugin = (await blogPlugin(context, options)) as Plugin<BlogContent>;
  return {
    ...plugin,
    async loadContent() {
      const content = (await plugin.loadContent?.()) as BlogContent;
      const companions = (await readCompanions?.()) ?? new Map<string, unknown>();
      return {
        ...content,
        blogPosts: content.blogPosts.map((post) => withCompanions(withUpdate(post), companions)),
      };
    },
    async contentLoaded({content, actions}) {
      const routes: RouteConfig[] = [];
      const addRoute = (route: RouteConfig): void => void routes.push(route);
      const createData: typeof actions.createData = (name, data) =>
        actions.createData(name, isPostMetadata(data) ? lightMetadata(data) : data);
      await plugin.contentLoaded?.({content, actions: {...actions, addRoute, createData}});
      const modules = await writeModules(content, actions, options, context);
      for (const route of routes) {
        actions.addRoute(await lightRoute(route, modules));
      }
    },
    configureWebpack(...parameters) {
      const config = plugin.configureWebpack?.(...parameters) ?? {};
      const rules = lightRules(config.module?.rules) as never;
      return {...config, module: {...config.module, rules}};
    },
  };
}

/** The blog plugin's own check, which knows nothing of what is ours. */
function validateOwnOptions({
  validate,
  options: {companions, ...options},
}: OptionValidationContext<OwnOptions & Record<string, unknown>, PluginOptions>) {
  const checked = validateOptions({validate, options} as Parameters<typeof validateOptions>[0]);
  return {...checked, ...(companions ? {companions} : {})};
}

export default Object.assign(lightBlog, {
  validateOptions: validateOwnOptions,
}) as unknown as PluginModule;
