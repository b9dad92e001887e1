import {DocsPreferredVersionContextProvider} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {createContext, useContext, useEffect, useMemo} from 'react';
import {findEarlyField} from './earlyField.js';
import {useEngine} from './searchEngine.js';
import {useEvent} from './useEvent.js';
import {loadModal, useSearchModal, useSearchShortcuts} from './useSearchModal.js';

interface SearchActions {
  /** Preloads the index and the modal. */
  readonly prepare: () => void;
  readonly open: () => void;
}

const SearchContext = createContext<SearchActions | undefined>(undefined);

/** @throws Error outside of `SearchProvider` */
export function useSearch(): SearchActions {
  const actions = useContext(SearchContext);
  if (!actions) {
    throw new Error('SearchButton needs SearchProvider of docusaurus-theme-search-ask above it.');
  }
  return actions;
}

/** True below a `SearchProvider`. */
export function useHasSearch(): boolean {
  return useContext(SearchContext) !== undefined;
}

/**
 * Provides the keyboard shortcuts and the modal. Modal and index load when a reader is about to
 * search. A site may render it in `src/theme/Root`, because navigation remounts the layout below:
 * no key is lost in between.
 */
export function SearchProvider({children}: {readonly children: ReactNode}): ReactNode {
  const engine = useEngine();
  const {shown, open, close} = useSearchModal();
  const actions = useMemo(() => {
    function prepare(): void {
      void engine.prepare();
      loadModal().catch(() => {
        // Ignored: `open` tries again, and falls back to the search page.
      });
    }
    function prepareAndOpen(): void {
      prepare();
      open();
    }
    return {prepare, open: prepareAndOpen};
  }, [engine, open]);
  const openFirst = useEvent(() => {
    if (findEarlyField()) {
      actions.open();
    }
  });
  // Takes over a search that the reader opened before the client had loaded.
  useEffect(() => openFirst(), [openFirst]);
  useSearchShortcuts({isOpen: shown !== undefined, open: actions.open, close});
  return (
    <SearchContext.Provider value={actions}>
      {children}
      {shown && (
        // Contextual search needs this context, which is missing above the layout.
        <DocsPreferredVersionContextProvider>
          <shown.Modal initialQuery={shown.initialQuery} onClose={close} />
        </DocsPreferredVersionContextProvider>
      )}
    </SearchContext.Provider>
  );
}
