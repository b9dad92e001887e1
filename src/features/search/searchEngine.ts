import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';
import type {SearchEngine} from 'docusaurus-theme-search-ask/engine';
import {asksForPrivacy} from '../../lib/asksForPrivacy';
import type {EmbeddedSearch, HostedSearch} from '../../lib/searchSettings';
import {textIndexAt} from '../../lib/text-index/client';
import type {Insights} from './hosted/insights';
import {createInsights} from './hosted/insights';

/** The settings as the configuration read them; the stock plugin has none of this. */
export function useSearchSettings(): EmbeddedSearch | HostedSearch {
  const {customFields} = useDocusaurusContext().siteConfig;
  return customFields?.['search'] as EmbeddedSearch | HostedSearch;
}

/** The hosted engine; its code is fetched with the first question, and again after that failed. */
function hostedEngine(settings: HostedSearch, baseUrl: string): SearchEngine {
  let loaded: SearchEngine | undefined;
  async function load(): Promise<SearchEngine> {
    const {createHostedEngine} = await import('./hosted/hostedEngine');
    return (loaded ??= createHostedEngine(settings, baseUrl));
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
  const index = textIndexAt(baseUrl);
  return {
    kind: 'embedded',
    search: async (requests, signal) => ({results: await index.search(requests, signal)}),
    prepare: () => index.prepare(),
  };
}

let engine: SearchEngine | undefined;

/** One engine a visit, outside React: the layout is mounted anew on most navigations. */
export function useSearchEngine(): SearchEngine {
  const settings = useSearchSettings();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  engine ??= settings.kind === 'hosted' ? hostedEngine(settings, baseUrl) : embeddedEngine(baseUrl);
  return engine;
}

/** Language and versions that hits must be of; undefined where search is not contextual. */
export function useFacetFilters(): readonly (string | readonly string[])[] | undefined {
  const settings = useSearchSettings();
  const {currentLocale} = useDocusaurusContext().i18n;
  const tags = ['default', ...useDocsContextualSearchTags()].join('\n');
  const isContextual = settings.kind === 'embedded' || settings.contextualSearch;
  return useMemo(
    () =>
      isContextual
        ? [`language:${currentLocale}`, tags.split('\n').map((tag) => `docusaurus_tag:${tag}`)]
        : undefined,
    [isContextual, currentLocale, tags],
  );
}

let insights: Insights | undefined;

/**
 * One teller a visit; undefined where events are off: on the server, by the settings, or because the
 * reader's browser asks for it.
 */
export function useInsights(): Insights | undefined {
  const settings = useSearchSettings();
  if (
    typeof window === 'undefined' ||
    settings.kind !== 'hosted' ||
    !settings.insights ||
    asksForPrivacy(navigator)
  ) {
    return undefined;
  }
  insights ??= createInsights(settings);
  return insights;
}
