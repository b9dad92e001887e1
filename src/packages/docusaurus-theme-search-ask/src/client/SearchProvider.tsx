import {DocsPreferredVersionContextProvider} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {createContext, useContext, useEffect, useMemo} from 'react';
import {findEarlyField} from './earlyField.js';
import {useEngine} from './searchEngine.js';
import {loadModal, useSearchModal, useSearchShortcuts} from './useSearchModal.js';

interface SearchActions {
  /** Preloads the index and the modal. */
  readonly prepare: () => void;
  readonly open: () => void;
}

const SearchContext = createContext<SearchActions | undefined>(undefined);

/** Returns the actions of the search; undefined outside of `SearchProvider`. */
export function useSearch(): SearchActions | undefined {
  return useContext(SearchContext);
}

/**
 * Provides the keyboard shortcuts and the modal. Modal and index load when a reader is about to
 * search. A site may render this component in `src/theme/Root`: navigation remounts the layout, which
 * would lose keys pressed meanwhile.
 */
export function SearchProvider({children}: {readonly children: ReactNode}): ReactNode {
  const engine = useEngine();
  const {currentModal, open, close} = useSearchModal();
  const actions = useMemo(() => {
    function prepare(): void {
      void engine.prepare();
      loadModal().catch(() => {
        // Ignored: `open` tries again, and falls back to the search page.
      });
    }
    return {
      prepare,
      open() {
        prepare();
        open();
      },
    };
  }, [engine, open]);
  useEffect(() => {
    // Takes over a search that the reader opened before the client had loaded.
    if (findEarlyField()) {
      actions.open();
    }
  }, [actions]);
  useSearchShortcuts({isOpen: currentModal !== undefined, open: actions.open, close});
  return (
    <SearchContext.Provider value={actions}>
      {children}
      {currentModal && (
        // Contextual search needs this context, which is missing above the layout, or belongs to another
        // copy of the docs plugin.
        <DocsPreferredVersionContextProvider>
          <currentModal.Modal initialQuery={currentModal.initialQuery} onClose={close} />
        </DocsPreferredVersionContextProvider>
      )}
    </SearchContext.Provider>
  );
}
