import path from 'node:path';
import type {MDXOptions} from '@docusaurus/mdx-loader';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'hast';
import type {Owner} from '../../lib/owner';
import remarkMath from 'remark-math';
import {visit} from 'unist-util-visit';
import {rehypeEmbeds} from './rehypeEmbeds';
import {rehypeMath} from './rehypeMath';
import {remarkMermaid} from './remarkMermaid';
import {remarkPlot} from './remarkPlot';

/**
 * What Markdown leaves unsaid for who hears the page: names for the boxes of a list of tasks, and that
 * the empty corner of a table is the head of nothing.
 */
export function rehypeSpoken() {
  return (tree: Root): void => {
    visit(tree, 'element', (element) => {
      if (element.tagName === 'input') {
        element.properties['ariaLabel'] ??= 'Done';
      } else if (element.tagName === 'th' && element.children.length === 0) {
        element.tagName = 'td';
      }
    });
  };
}

/**
 * Plugins for the extensions that the owner turned on: diagrams, plots and formulas, all drawn at
 * build time. A formula is between two pairs of dollars; a single one is money.
 *
 * With `strictPosts` a diagram or a formula that cannot be drawn fails the build.
 */
export function postMarkdown({
  markdown: {extensions = []} = {},
  strictPosts: isStrict = false,
}: Pick<Owner, 'markdown' | 'strictPosts'>): Pick<MDXOptions, 'remarkPlugins' | 'rehypePlugins'> {
  const [hasMath, hasMermaid, hasPlot] = (['math', 'mermaid', 'plot'] as const).map((name) =>
    extensions.includes(name),
  );
  return {
    remarkPlugins: [
      ...(hasMath ? [[remarkMath, {singleDollarTextMath: false}] as const] : []),
      ...(hasMermaid ? [[remarkMermaid, {isStrict}] as const] : []),
      ...(hasPlot ? [remarkPlot] : []),
    ],
    rehypePlugins: [
      ...(hasMath ? [[rehypeMath, {isStrict}] as const] : []),
      rehypeSpoken,
      rehypeEmbeds,
    ],
  };
}

/** Has a post compiled again when the data of its plots change. */
export function plotDependencies({siteDir}: LoadContext): Plugin {
  const folder = path.join(siteDir, 'src/plugins/post-markdown');
  return {
    name: 'plot-dependencies',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            include: [path.join(siteDir, 'blog'), path.join(siteDir, 'src/pages')],
            enforce: 'pre' as const,
            loader: path.join(folder, 'plotDependencies.mjs'),
          },
        ],
      },
    }),
  };
}
