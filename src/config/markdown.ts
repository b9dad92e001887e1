import type {Config} from '@docusaurus/types';
import {postFrontMatter} from './postFrontMatter';
import type {Site} from './site';

/** Markdown settings: those of a stock site, unless the owner file changes them. */
export function markdownConfig({root, owner, now}: Site): Config['markdown'] {
  return {
    format: owner.markdown?.format ?? 'mdx',
    // As on a stock site: `future.v4` would turn them off.
    mdx1Compat: {comments: true, admonitions: true, headingIds: true},
    parseFrontMatter: postFrontMatter(root, now, owner),
    hooks: {
      onBrokenMarkdownLinks: owner.strictPosts ? 'throw' : 'warn',
      onBrokenMarkdownImages: 'throw',
    },
  };
}
