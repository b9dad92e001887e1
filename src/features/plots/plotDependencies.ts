import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Makes the bundler compile a post or page again when the data of its plots change. */
export function plotDependencies({siteDir}: LoadContext): Plugin {
  return {
    name: 'plot-dependencies',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            include: [path.join(siteDir, 'blog'), path.join(siteDir, 'src/pages')],
            enforce: 'pre' as const,
            loader: path.join(__dirname, 'plotLoader.mjs'),
          },
        ],
      },
    }),
  };
}
