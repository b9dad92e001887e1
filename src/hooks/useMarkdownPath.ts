import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {markdownPath} from '../lib/markdown-pages/markdownPath';
import {useOwner} from './useOwner';

/** Path of a page's Markdown version; undefined if the site has none or the page is hidden. */
export function useMarkdownPath(permalink: string, isHidden: boolean): string | undefined {
  const {baseUrl, machineReaders} = useOwner();
  return isHidden || machineReaders === false ? undefined : markdownPath(permalink, baseUrl);
}

/** Path of the Markdown version of the post that is shown. */
export function usePostMarkdownPath(): string | undefined {
  const {permalink, unlisted, frontMatter} = useBlogPost().metadata;
  return useMarkdownPath(permalink, Boolean(unlisted || frontMatter.draft));
}
