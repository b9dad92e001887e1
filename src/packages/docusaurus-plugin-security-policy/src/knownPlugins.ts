import type {LoadedPlugin} from '@docusaurus/types';
import type {Sources} from './options.js';

const GOOGLE_TAGS: Sources = {
  'script-src': ['https://www.googletagmanager.com'],
  'connect-src': [
    'https://www.googletagmanager.com',
    'https://www.google-analytics.com',
    'https://*.google-analytics.com',
    'https://analytics.google.com',
    'https://*.analytics.google.com',
    'https://*.g.doubleclick.net',
    'https://www.google.com',
  ],
};

/** Sources that plugins and themes load in the browser, by plugin name. */
const BY_PLUGIN: Readonly<Record<string, Sources>> = {
  'docusaurus-plugin-google-gtag': GOOGLE_TAGS,
  'docusaurus-plugin-google-tag-manager': {
    ...GOOGLE_TAGS,
    'frame-src': ['https://www.googletagmanager.com'],
  },
  'docusaurus-plugin-google-analytics': {
    'script-src': ['https://www.google-analytics.com'],
    'connect-src': ['https://www.google-analytics.com'],
  },
  // Runs code that readers type.
  'docusaurus-theme-live-codeblock': {'script-src': ["'unsafe-eval'"]},
  // Compiles the templates of its hits in the browser.
  'docusaurus-lunr-search': {'script-src': ["'unsafe-eval'"]},
  // Redocusaurus: its search runs in a worker made from a blob.
  'docusaurus-theme-redoc': {'worker-src': ['blob:']},
};

/** Host of Algolia's chat. */
const ASK_AI = 'https://askai.algolia.com';

/** Returns the hosts of Algolia's search, including the client's fallbacks. */
export function algoliaHosts(appId: string): string[] {
  const app = `https://${appId.toLowerCase()}`;
  return [
    `${app}-dsn.algolia.net`,
    `${app}.algolia.net`,
    ...[1, 2, 3].map((fallback) => `${app}-${fallback}.algolianet.com`),
    'https://insights.algolia.io',
  ];
}

/** Returns the sources that plugins load in the browser and that do not appear in the HTML of pages. */
export function sourcesOfPlugins(
  plugins: readonly Pick<LoadedPlugin, 'name'>[],
  themeConfig: Readonly<Record<string, unknown>>,
): Sources[] {
  const {appId, askAi} = (themeConfig['algolia'] ?? {}) as Readonly<Record<string, unknown>>;
  return plugins.map(({name}) =>
    name === 'docusaurus-theme-search-algolia' && typeof appId === 'string'
      ? {'connect-src': [...algoliaHosts(appId), ...(askAi ? [ASK_AI] : [])]}
      : (BY_PLUGIN[name] ?? {}),
  );
}
