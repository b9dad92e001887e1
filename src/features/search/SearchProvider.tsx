import {DocsPreferredVersionContextProvider} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {createContext, use, useEffect, useEffectEvent, useMemo} from 'react';
import {findFirstSearch} from './firstSearch';
import {useSearchEngine, useSearchSettings} from './searchEngine';
import {loadModal, useSearchModal, useSearchShortcuts} from './useSearchModal';

interface SearchActions {
  /** Fetches what an opening needs. */
  readonly prepare: () => void;
  readonly open: () => void;
}

const SearchContext = createContext<SearchActions | undefined>(undefined);

/** @throws Error outside of `SearchProvider` */
export function useSearch(): SearchActions {
  const actions = use(SearchContext);
  if (!actions) {
    throw new Error('The search button needs SearchProvider above it; src/theme/Root.tsx has it.');
  }
  return actions;
}

/**
 * The search's keys and its modal, above the layout: that is made anew on the way between pages of
 * two kinds, and no key must be lost then. Modal and index are fetched when a reader is about to
 * use them.
 */
export default function SearchProvider({children}: {readonly children: ReactNode}): ReactNode {
  const {kind}: {readonly kind: string} = useSearchSettings();
  // The stock plugin has a bar and a page of its own.
  return kind === 'easyops' ? children : <OwnSearch>{children}</OwnSearch>;
}

function OwnSearch({children}: {readonly children: ReactNode}): ReactNode {
  const engine = useSearchEngine();
  const {shown, open, close} = useSearchModal();
  const actions = useMemo(() => {
    function prepare(): void {
      void engine.prepare();
      loadModal().catch(() => {
        // Opening tries again, and has somewhere else to go.
      });
    }
    function prepareAndOpen(): void {
      prepare();
      open();
    }
    return {prepare, open: prepareAndOpen};
  }, [engine, open]);
  const openFirst = useEffectEvent(() => {
    if (findFirstSearch()) {
      actions.open();
    }
  });
  // Takes over a search that the reader opened before the client had loaded.
  useEffect(() => openFirst(), []);
  useSearchShortcuts({isOpen: shown !== undefined, open: actions.open, close});
  return (
    <SearchContext value={actions}>
      {children}
      {shown && (
        // The layout's own is out of reach here, and a contextual search asks for it.
        <DocsPreferredVersionContextProvider>
          <shown.Modal initialQuery={shown.initialQuery} onClose={close} />
        </DocsPreferredVersionContextProvider>
      )}
    </SearchContext>
  );
}
