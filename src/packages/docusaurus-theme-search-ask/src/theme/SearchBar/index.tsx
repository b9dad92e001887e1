import {SearchButton, SearchProvider, useHasSearch} from 'docusaurus-theme-search-ask/client';
import type {ReactNode} from 'react';

/** Search button of the navbar. Adds a `SearchProvider` if there is none above. */
export default function SearchBar(): ReactNode {
  return useHasSearch() ? (
    <SearchButton />
  ) : (
    <SearchProvider>
      <SearchButton />
    </SearchProvider>
  );
}
