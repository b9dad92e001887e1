import type {MDXOptions} from '@docusaurus/mdx-loader';
import remarkMath from 'remark-math';
import {rehypeMath} from './rehypeMath';
import {remarkMermaid} from './remarkMermaid';

/**
 * What the Markdown of posts can do beyond Docusaurus's own: diagrams and formulas, both set at
 * build time. A formula stands between two pairs of dollars; a single one is money.
 *
 * @param isStrict whether a diagram or a formula that cannot be set fails the build
 */
export function postMarkdown(isStrict: boolean) {
  return {
    remarkPlugins: [
      [remarkMath, {singleDollarTextMath: false}],
      [remarkMermaid, {isStrict}],
    ],
    rehypePlugins: [[rehypeMath, {isStrict}]],
  } satisfies Partial<MDXOptions>;
}
