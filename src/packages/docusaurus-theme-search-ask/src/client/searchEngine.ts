import {
  getDocsVersionSearchTag,
  useActivePluginAndVersion,
  useDocsContextualSearchTags,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useMemo} from 'react';
import type {Search} from '../engine/index.js';
import type {AlgoliaOptions, SearchSettings} from '../settings.js';
import {PLUGIN_NAME} from '../settings.js';
import {askIndex, prepareIndex} from './askIndex.js';
import type {Insights} from './hosted/insights.js';
import {createInsights} from './hosted/insights.js';

export function useSearchSettings(): SearchSettings {
  return usePluginData(PLUGIN_NAME) as SearchSettings;
}

/** Returns the path of the search page with the base URL; undefined if the site has none. */
export function useSearchPage(): string | undefined {
  const {searchPagePath} = useSearchSettings();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return searchPagePath === false ? undefined : baseUrl + searchPagePath;
}

interface Engine {
  readonly search: Search;
  /** Preloads the data for the first query. Never throws. */
  readonly prepare: () => Promise<void>;
}

/**
 * Returns the engine that searches on Algolia. Its code loads when the reader is about to search; a
 * failed load is retried.
 */
function hostedEngine(algolia: AlgoliaOptions, baseUrl: string): Engine {
  let loaded: Search | undefined;
  async function load(): Promise<Search> {
    const {createHostedSearch} = await import('./hosted/hostedSearch.js');
    return (loaded ??= createHostedSearch(algolia, baseUrl));
  }
  return {
    search: async (requests, signal) => (await load())(requests, signal),
    prepare: async () => void (await load().catch(() => undefined)),
  };
}

function embeddedEngine(baseUrl: string): Engine {
  return {
    async search(requests, signal) {
      const responses = await askIndex(baseUrl, (index) => index.search(requests), signal);
      if (!responses) {
        throw new DOMException('The search was canceled.', 'AbortError');
      }
      return responses;
    },
    prepare: () => prepareIndex(baseUrl),
  };
}

let engine: Engine | undefined;

/** Returns the engine, one per page load. It is kept outside React: navigation remounts the layout. */
export function useEngine(): Engine {
  const {algolia} = useSearchSettings();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  engine ??= algolia ? hostedEngine(algolia, baseUrl) : embeddedEngine(baseUrl);
  return engine;
}

/**
 * Returns the tags of the docs versions to search. The version of the current page comes first,
 * because the built index can search only one older version and takes the first.
 */
function useVersionTags(): string[] {
  const {activePlugin, activeVersion} = useActivePluginAndVersion() ?? {};
  const tags = ['default', ...useDocsContextualSearchTags()];
  return activePlugin && activeVersion
    ? Array.from(
        new Set([getDocsVersionSearchTag(activePlugin.pluginId, activeVersion.name), ...tags]),
      )
    : tags;
}

/** Returns a search in the reader's language and docs versions, if `contextualSearch` is on. */
export function useSearchIndex(): Search {
  const {search} = useEngine();
  const isContextual = useSearchSettings().algolia?.contextualSearch ?? true;
  const {currentLocale: locale} = useDocusaurusContext().i18n;
  const tags = useVersionTags().join('\n');
  return useMemo((): Search => {
    const context = {locale, versions: tags.split('\n')};
    return isContextual
      ? (requests, signal) =>
          search(
            requests.map((each) => ({...each, context})),
            signal,
          )
      : search;
  }, [isContextual, locale, search, tags]);
}

function asksForPrivacy(): boolean {
  const {doNotTrack, globalPrivacyControl} = navigator as {
    readonly doNotTrack?: string | null;
    readonly globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}

let insights: Insights | undefined;

/** Returns functions that report to Algolia; undefined if that is off, or the browser asks for privacy. */
export function useInsights(): Insights | undefined {
  const {algolia} = useSearchSettings();
  if (typeof window === 'undefined' || !algolia?.insights || asksForPrivacy()) {
    return undefined;
  }
  return (insights ??= createInsights(algolia));
}
