import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {twinPath} from '../lib/markdown-twin/twinPath';
import {useOwner} from './useOwner';

/** Path of a page's Markdown version; undefined if the site has none or the page is hidden. */
export function useMarkdownPath(permalink: string, isHidden: boolean): string | undefined {
  const {baseUrl, machineReaders} = useOwner();
  return isHidden || machineReaders === false ? undefined : twinPath(permalink, baseUrl);
}

/** Path of the Markdown version of the post that is shown. */
export function usePostMarkdownPath(): string | undefined {
  const {permalink, unlisted, frontMatter} = useBlogPost().metadata;
  return useMarkdownPath(permalink, Boolean(unlisted || frontMatter.draft));
}
