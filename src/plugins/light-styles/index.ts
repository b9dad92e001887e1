import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Helpers, Plugin as PostCssPlugin, Root} from 'postcss';

const INFIMA = /[\\/]infima[\\/]dist[\\/]/;

/** Folders of the site and of the theme whose texts may name a class of Infima. */
const WRITTEN = ['src', 'blog', 'books', 'media', 'resume'];
const THEMES = ['@docusaurus/theme-classic', '@docusaurus/theme-common'];

/** What posts compute with: the folders that `src/pages/_interactiveParts.ts` imports. */
export const PARTS = [
  'base-rate-grid',
  'compound-growth',
  'context-budget',
  'dilution-table',
  'heart-rate-zones',
  'kelly-slider',
  'option-payoff',
  'pace-table',
  'round-timer',
  'runway-calculator',
  'tokenizer-view',
  'vesting-calculator',
];

/** The folders whose styles have a sheet of their own, by its name; all others are in every page. */
const SHEETS: Readonly<Record<string, readonly string[]>> = {
  search: ['@docsearch', 'css/docsearch.css', 'features/search/page'],
  chat: ['features/chat'],
  overview: ['features/home', 'components/CommitCalendar'],
  map: ['features/intelligence', 'features/knowledge-graph'],
  shelves: ['features/shelves'],
  design: ['features/design-system'],
  parts: [
    ...['Field', 'Legend', 'LineChart', 'NumberTable', 'Part'].map((name) => `components/${name}`),
    ...PARTS.map((name) => `features/${name}`),
  ],
};

/** Finds the files of some folders. */
function within(folders: readonly string[]): RegExp {
  return new RegExp(`[\\\\/](?:${folders.join('|').replaceAll('/', '[\\\\/]')})(?:[\\\\/]|$)`);
}

/** The custom properties that the site's and the theme's own styles and scripts read. */
function readProperties(folders: readonly string[]): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(?:css|js|tsx?)$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  return [...new Set(texts.flatMap((text) => text.match(/--ifm-[\w-]+/g) ?? []))];
}

/** Infima without the rules and custom properties that neither this site nor its theme names. */
export function purgeInfima(siteDir: string): PostCssPlugin {
  const written = WRITTEN.map((folder) => path.join(siteDir, folder));
  const themes = THEMES.map((name) => path.dirname(require.resolve(name)));
  const purge = purgeCss({
    content: [
      path.join(siteDir, '*.ts'),
      ...written.map((folder) => path.join(folder, '**/*.{ts,tsx,md,mdx,json,yml}')),
      ...themes.map((folder) => path.join(folder, '**/*.js')),
    ],
    safelist: {variables: readProperties([path.join(siteDir, 'src'), ...themes])},
    variables: true,
  }) as PostCssPlugin;
  return {
    postcssPlugin: 'purge-infima',
    async OnceExit(root: Root, helpers: Helpers) {
      if (INFIMA.test(root.source?.input.file ?? '')) {
        await purge.OnceExit?.(root, helpers);
        // A class that a post names for the first time makes the bundler ask again.
        for (const dir of written) {
          helpers.result.messages.push({type: 'dir-dependency', plugin: 'purge-infima', dir});
        }
      }
    },
  };
}

/**
 * What a page needs of styles, and little else. In `npm run dev` Infima is whole, so that a class
 * just written has its rules at once.
 */
export default function lightStyles({siteDir}: LoadContext): Plugin {
  return {
    name: 'light-styles',
    configurePostCss(options) {
      if (process.env.NODE_ENV === 'production') {
        options.plugins.push(purgeInfima(siteDir));
      }
      return options;
    },
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: Object.fromEntries(
                  Object.entries(SHEETS).map(([name, folders]) => [
                    `${name}Styles`,
                    // Above Docusaurus' own group of all styles, which has 50.
                    {
                      name: `${name}-styles`,
                      type: 'css/mini-extract',
                      test: within(folders),
                      chunks: 'all',
                      enforce: true,
                      priority: 60,
                    },
                  ]),
                ),
              },
            },
          },
  };
}
