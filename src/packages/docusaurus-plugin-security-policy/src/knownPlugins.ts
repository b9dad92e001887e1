import type {LoadedPlugin} from '@docusaurus/types';
import type {Sources} from './options.js';

const GOOGLE_TAGS: Sources = {
  'script-src': ['https://www.googletagmanager.com'],
  'connect-src': [
    'https://www.googletagmanager.com',
    'https://www.google-analytics.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.google.com',
  ],
};

/** What Docusaurus' own plugins and themes load in the browser, by their names. */
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
  // It runs what readers type.
  'docusaurus-theme-live-codeblock': {'script-src': ["'unsafe-eval'"]},
};

interface AlgoliaConfig {
  readonly appId?: unknown;
}

/** Hosts of Algolia's search, as its client asks them one after the other. */
export function algoliaHosts(appId: string): string[] {
  const app = `https://${appId.toLowerCase()}`;
  return [
    ...[`${app}-dsn.algolia.net`, `${app}.algolia.net`],
    ...[1, 2, 3].map((fallback) => `${app}-${fallback}.algolianet.com`),
    'https://insights.algolia.io',
  ];
}

/**
 * @param plugins of the site
 * @param themeConfig of the site
 * @returns what its plugins load that no page shows
 */
export function sourcesOfPlugins(
  plugins: readonly Pick<LoadedPlugin, 'name'>[],
  themeConfig: Readonly<Record<string, unknown>>,
): Sources[] {
  const {appId} = (themeConfig['algolia'] ?? {}) as AlgoliaConfig;
  return plugins.map(({name}) =>
    name === 'docusaurus-theme-search-algolia' && typeof appId === 'string'
      ? {'connect-src': algoliaHosts(appId)}
      : (BY_PLUGIN[name] ?? {}),
  );
}
