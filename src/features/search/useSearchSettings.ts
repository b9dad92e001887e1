import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {EmbeddedSearch, HostedSearch, SearchSettings} from '../../lib/searchSettings';

/** The settings as the configuration read and Docusaurus checked them. */
export function useSearchSettings(): SearchSettings {
  const {customFields, themeConfig} = useDocusaurusContext().siteConfig;
  const settings = customFields?.['search'] as EmbeddedSearch | {readonly kind: 'hosted'};
  return settings.kind === 'embedded'
    ? settings
    : {...(themeConfig['algolia'] as Omit<HostedSearch, 'kind'>), kind: 'hosted'};
}
