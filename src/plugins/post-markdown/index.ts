import type {MDXOptions} from '@docusaurus/mdx-loader';
import remarkMath from 'remark-math';
import {rehypeMath} from './rehypeMath';
import {remarkMermaid} from './remarkMermaid';

/**
 * What the Markdown of posts can do beyond Docusaurus's own: diagrams and formulas, both set at
 * build time. A formula stands between two pairs of dollars; a single one is money.
 */
export const postMarkdown = {
  remarkPlugins: [[remarkMath, {singleDollarTextMath: false}], remarkMermaid],
  rehypePlugins: [rehypeMath],
} satisfies Partial<MDXOptions>;
