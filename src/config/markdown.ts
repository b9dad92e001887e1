import type {Config} from '@docusaurus/types';
import {postFrontMatter} from './postFrontMatter';
import type {Site} from './site';

/** Returns the Markdown settings: Docusaurus' defaults, unless the owner file changes them. */
export function markdownConfig({root, owner, now}: Site): Config['markdown'] {
  return {
    format: owner.markdown?.format ?? 'mdx',
    // Docusaurus' defaults, which `future.v4` would turn off.
    mdx1Compat: {comments: true, admonitions: true, headingIds: true},
    parseFrontMatter: postFrontMatter(root, now, owner),
    hooks: {
      onBrokenMarkdownLinks: owner.strictPosts ? 'throw' : 'warn',
      onBrokenMarkdownImages: 'throw',
    },
  };
}
