import {SearchButton, SearchProvider, useHasSearch} from 'docusaurus-theme-search-ask/client';
import type {ReactNode} from 'react';

/** The button in the navbar, with the modal unless `SearchProvider` is above the layout. */
export default function SearchBar(): ReactNode {
  return useHasSearch() ? (
    <SearchButton />
  ) : (
    <SearchProvider>
      <SearchButton />
    </SearchProvider>
  );
}
