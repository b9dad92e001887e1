import type {ReactNode} from 'react';
import {useRef} from 'react';
import {loadModal} from './loadModal';
import SearchButton from './SearchButton';
import {useSearchEngine} from './useSearchEngine';
import {useSearchModal} from './useSearchModal';
import {useSearchShortcuts} from './useSearchShortcuts';

/** The button in the navbar. Modal and index are fetched when a reader is about to use them. */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const engine = useSearchEngine();
  const {shown, open, close} = useSearchModal(button);
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
  useSearchShortcuts({isOpen: shown !== undefined, open: prepareAndOpen, close});
  return (
    <>
      <SearchButton ref={button} onIntent={prepare} onClick={prepareAndOpen} />
      {shown && <shown.Modal initialQuery={shown.initialQuery} onClose={close} />}
    </>
  );
}
