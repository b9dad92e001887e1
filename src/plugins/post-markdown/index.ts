import path from 'node:path';
import type {MDXOptions} from '@docusaurus/mdx-loader';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'hast';
import remarkMath from 'remark-math';
import {visit} from 'unist-util-visit';
import {rehypeMath} from './rehypeMath';
import {remarkMermaid} from './remarkMermaid';
import {remarkPlot} from './remarkPlot';

/** Names the boxes of a list of tasks, which Markdown leaves without one, for who hears the page. */
export function rehypeTaskNames() {
  return (tree: Root): void => {
    visit(tree, {type: 'element', tagName: 'input'}, ({properties}) => {
      properties['ariaLabel'] ??= 'Done';
    });
  };
}

/**
 * What the Markdown of posts can do beyond Docusaurus's own: diagrams, plots and formulas, all set
 * at build time. A formula stands between two pairs of dollars; a single one is money.
 *
 * @param isStrict whether a diagram or a formula that cannot be set fails the build
 */
export function postMarkdown(isStrict: boolean) {
  return {
    remarkPlugins: [
      [remarkMath, {singleDollarTextMath: false}],
      [remarkMermaid, {isStrict}],
      remarkPlot,
    ],
    rehypePlugins: [[rehypeMath, {isStrict}], rehypeTaskNames],
  } satisfies Partial<MDXOptions>;
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
