import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useMemo} from 'react';
import type {SearchEngine} from '../engine/index.js';
import type {AlgoliaOptions, SearchSettings} from '../settings.js';
import {EMBEDDED_INDEX, PLUGIN_NAME} from '../settings.js';
import type {Insights} from './hosted/insights.js';
import {createInsights} from './hosted/insights.js';
import {createWorkerClient} from './workerClient.js';

export function useSearchSettings(): SearchSettings & {readonly indexName: string} {
  const settings = usePluginData(PLUGIN_NAME) as SearchSettings;
  return {...settings, indexName: settings.algolia?.indexName ?? EMBEDDED_INDEX};
}

/** Path of the search page with the base URL; undefined if the site has none. */
export function useSearchPage(): string | undefined {
  const {searchPagePath} = useSearchSettings();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return searchPagePath === false ? undefined : baseUrl + searchPagePath;
}

/** The hosted engine. Its code is fetched with the first query, and again if that failed. */
function hostedEngine(algolia: AlgoliaOptions, baseUrl: string): SearchEngine {
  let loaded: SearchEngine | undefined;
  async function load(): Promise<SearchEngine> {
    const {createHostedEngine} = await import('./hosted/hostedEngine.js');
    return (loaded ??= createHostedEngine(algolia, baseUrl));
  }
  return {
    kind: 'hosted',
    search: async (requests, signal) => (await load()).search(requests, signal),
    prepare: () =>
      load().then(
        () => undefined,
        () => undefined,
      ),
  };
}

function embeddedEngine(baseUrl: string): SearchEngine {
  const index = createWorkerClient(
    `${baseUrl}search/`,
    () => new Worker(new URL('./searchWorker.js', import.meta.url)),
  );
  return {
    kind: 'embedded',
    search: async (requests, signal) => ({results: await index.search(requests, signal)}),
    prepare: () => index.prepare(),
  };
}

let engine: SearchEngine | undefined;

/** One engine per page load, outside React: navigation often remounts the layout. */
export function useSearchEngine(): SearchEngine {
  const {algolia} = useSearchSettings();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  engine ??= algolia ? hostedEngine(algolia, baseUrl) : embeddedEngine(baseUrl);
  return engine;
}

/** Language and versions that hits must have; undefined if search is not contextual. */
export function useFacetFilters(): readonly (string | readonly string[])[] | undefined {
  const {algolia} = useSearchSettings();
  const {currentLocale} = useDocusaurusContext().i18n;
  const tags = ['default', ...useDocsContextualSearchTags()].join('\n');
  const isContextual = algolia?.contextualSearch ?? true;
  return useMemo(
    () =>
      isContextual
        ? [`language:${currentLocale}`, tags.split('\n').map((tag) => `docusaurus_tag:${tag}`)]
        : undefined,
    [isContextual, currentLocale, tags],
  );
}

interface PrivacySignals {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** True if a reader's browser sends Do Not Track or Global Privacy Control. */
function asksForPrivacy({doNotTrack, globalPrivacyControl}: PrivacySignals): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}

let insights: Insights | undefined;

/** Reports events to Algolia; undefined if that is off, or the reader's browser asks for privacy. */
export function useInsights(): Insights | undefined {
  const {algolia} = useSearchSettings();
  if (typeof window === 'undefined' || !algolia?.insights || asksForPrivacy(navigator)) {
    return undefined;
  }
  insights ??= createInsights(algolia);
  return insights;
}
