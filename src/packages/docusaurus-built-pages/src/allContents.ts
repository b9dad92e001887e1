import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/**
 * Returns the content that each instance of a plugin has loaded.
 *
 * @param all `allContent` in the plugin hook `allContentLoaded`
 * @param name name of the plugin, such as `docusaurus-plugin-content-blog`
 */
export function allContents<Content>(all: AllContent, name: string): Content[] {
  return Object.values(all[name] ?? {}).filter(Boolean) as Content[];
}

/** Returns posts of all blogs and docs of the latest versions, without drafts and unlisted ones. */
export function listedContent(all: AllContent) {
  return {
    posts: allContents<BlogContent>(all, 'docusaurus-plugin-content-blog')
      .flatMap(({blogPosts}) => blogPosts)
      .filter(({metadata}) => !metadata.unlisted && !metadata.frontMatter.draft),
    docs: allContents<LoadedContent>(all, 'docusaurus-plugin-content-docs')
      .flatMap(({loadedVersions}) => loadedVersions.filter(({isLast}) => isLast))
      .flatMap((version) => version.docs)
      .filter(({draft, unlisted}) => !draft && !unlisted),
  };
}
