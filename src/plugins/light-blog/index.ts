import blogPlugin, {validateOptions} from '@docusaurus/plugin-content-blog';
import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, OptionValidationContext, Plugin, PluginModule} from '@docusaurus/types';
import {toPostRow} from '../../lib/postRow';
import {lightRoute} from './lightRoute';
import {withCompanions} from './withCompanions';
import {withUpdate} from './withUpdate';

interface OwnOptions {
  /** What stands under each post, by its permalink; asked anew whenever the posts are read. */
  readonly companions?: () => ReadonlyMap<string, unknown>;
}

/**
 * The blog plugin, whose list pages get rows of metadata instead of every post's compiled preview
 * (and the archive instead of every post's text). A post's own `updated` is its last update. The rows are also written to `posts.json`, for
 * pages outside the blog, under `@generated/docusaurus-plugin-content-blog/<id>/`. A post's metadata
 * hold its companions.
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
      const companions = readCompanions?.() ?? new Map<string, unknown>();
      return {
        ...content,
        blogPosts: content.blogPosts.map((post) => withCompanions(withUpdate(post), companions)),
      };
    },
    async contentLoaded({content, actions}) {
      const listed = content.blogPosts.filter((post) => !post.metadata.unlisted);
      const rows = new Map(listed.map(({metadata}) => [metadata.source, toPostRow(metadata)]));
      await actions.createData('posts.json', [...rows.values()]);
      await plugin.contentLoaded?.({
        content,
        actions: {...actions, addRoute: (route) => actions.addRoute(lightRoute(route, rows))},
      });
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
