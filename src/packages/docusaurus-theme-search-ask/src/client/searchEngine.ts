import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useMemo} from 'react';
import type {Search} from '../engine/index.js';
import type {SearchSettings} from '../settings.js';
import {PLUGIN_NAME} from '../settings.js';
import {askIndex} from './askIndex.js';

export function useSearchSettings(): SearchSettings {
  return usePluginData(PLUGIN_NAME) as SearchSettings;
}

/** Path of the search page with the base URL; undefined if the site has none. */
export function useSearchPage(): string | undefined {
  const {searchPagePath} = useSearchSettings();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return searchPagePath === false ? undefined : baseUrl + searchPagePath;
}

/** Returns a function that searches in the reader's language and versions. */
export function useSearchIndex(): Search {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {currentLocale: locale} = useDocusaurusContext().i18n;
  const tags = ['default', ...useDocsContextualSearchTags()].join('\n');
  return useMemo((): Search => {
    const context = {locale, versions: tags.split('\n')};
    return async (requests, signal) => {
      const inContext = requests.map((each) => ({...each, context}));
      const responses = await askIndex(baseUrl, (index) => index.search(inContext), signal);
      if (!responses) {
        throw new DOMException('A newer search came first.', 'AbortError');
      }
      return responses;
    };
  }, [baseUrl, locale, tags]);
}
