// Wrap of @easyops-cn/docusaurus-search-local 0.55: its field steals the focus and has no limit.
import SearchField from '@site/src/components/SearchField';
import SearchBar from '@theme-original/SearchBar';
import type {ReactNode} from 'react';

export default function SearchBarWrapper(): ReactNode {
  return (
    <SearchField>
      <SearchBar />
    </SearchField>
  );
}
