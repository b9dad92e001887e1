import type {MDXOptions} from '@docusaurus/mdx-loader';
import type {Owner} from '../../lib/owner';
import remarkMath from 'remark-math';
import {loadRemarkPlugins} from './loadRemarkPlugins';
import type {MarkdownTexts} from './markdownTexts';
import {remarkPlot} from '../plots';
import {rehypeEmbeds} from './rehypeEmbeds';
import {rehypeMath} from './rehypeMath';
import {remarkMermaid} from './remarkMermaid';
import {remarkUnknownTags} from './remarkUnknownTags';
import {rehypeTaskNames, remarkEmptyHeaders} from './accessibility';

/**
 * Returns the remark and rehype plugins of posts, pages and sections: those that are always on, and the
 * extensions and plugins that the owner file lists. Diagrams, plots and formulas are drawn at build time.
 * Formulas need double dollar signs, because a single dollar sign often marks a price.
 *
 * With `strictPosts`, a diagram or a formula that cannot be drawn fails the build.
 *
 * @param root folder of the site, where the owner's remark plugins are installed
 * @param texts result of `markdownTexts`; it must not be copied, because translations are assigned to
 *   it later
 */
export function postMarkdown(
  {
    markdown: {extensions = [], remarkPlugins = []} = {},
    strictPosts: isStrict = false,
  }: Pick<Owner, 'markdown' | 'strictPosts'>,
  root: string,
  texts: MarkdownTexts,
): Required<Pick<MDXOptions, 'remarkPlugins' | 'rehypePlugins'>> {
  const [hasMath, hasMermaid, hasPlot] = (['math', 'mermaid', 'plot'] as const).map((name) =>
    extensions.includes(name),
  );
  return {
    remarkPlugins: [
      remarkEmptyHeaders,
      remarkUnknownTags,
      ...(hasMath ? [[remarkMath, {singleDollarTextMath: false}] as const] : []),
      ...(hasMermaid ? [() => remarkMermaid(isStrict, texts)] : []),
      ...(hasPlot ? [() => remarkPlot(texts)] : []),
      ...loadRemarkPlugins(remarkPlugins, root),
    ],
    rehypePlugins: [
      ...(hasMath ? [() => rehypeMath(isStrict, texts)] : []),
      () => rehypeTaskNames(texts),
      rehypeEmbeds,
    ],
  };
}
