import blogPlugin, {validateOptions} from '@docusaurus/plugin-content-blog';
import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {toPostRow} from '../../lib/postRow';
import {lightRoute} from './lightRoute';
import {withUpdate} from './withUpdate';

/**
 * The blog plugin, whose list pages get rows of metadata instead of every post's compiled preview
 * (and the archive instead of every post's text). A post's own `updated` is its last update. The rows are also written to `posts.json`, for
 * pages outside the blog, under `@generated/docusaurus-plugin-content-blog/<id>/`.
 */
async function lightBlog(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const plugin = (await blogPlugin(context, options)) as Plugin<BlogContent>;
  return {
    ...plugin,
    async loadContent() {
      const content = (await plugin.loadContent?.()) as BlogContent;
      return {...content, blogPosts: content.blogPosts.map(withUpdate)};
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

export default Object.assign(lightBlog, {validateOptions}) as unknown as PluginModule;
