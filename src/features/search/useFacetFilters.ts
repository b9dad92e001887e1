import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';
import {useSearchSettings} from './useSearchSettings';

export type FacetFilters = readonly (string | readonly string[])[];

/**
 * Language and versions that hits must be of, as Docusaurus' Algolia theme builds them; its own
 * hook cannot be imported without its theme. Undefined where search is not contextual.
 */
export function useFacetFilters(): FacetFilters | undefined {
  const settings = useSearchSettings();
  const {currentLocale} = useDocusaurusContext().i18n;
  const tags = ['default', ...useDocsContextualSearchTags()].join('\n');
  const isContextual = settings.kind === 'hosted' && settings.contextualSearch;
  return useMemo(
    () =>
      isContextual
        ? [`language:${currentLocale}`, tags.split('\n').map((tag) => `docusaurus_tag:${tag}`)]
        : undefined,
    [isContextual, currentLocale, tags],
  );
}
