// Wrap of @docusaurus/theme-classic 3.10: opens DocSearch's modal, unless the owner file chooses
// the search bar of another theme.
import SearchButton from '@site/src/features/search/SearchButton';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchBar from '@theme-original/SearchBar';
import type {ReactNode} from 'react';

export default function SearchBarChoice(): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  const {kind} = customFields?.['search'] as {readonly kind: string};
  return kind === 'easyops' ? <SearchBar /> : <SearchButton />;
}
