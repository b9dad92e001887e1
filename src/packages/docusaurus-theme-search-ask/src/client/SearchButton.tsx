import '../../css/base.css';
import '../../css/button.css';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import {SearchProvider, useSearch} from './SearchProvider.js';
import {searchLabel} from './texts.js';

function actionKey(): string {
  return /Mac|iPhone|iPod|iPad/i.test(navigator.platform) ? '⌘' : 'Ctrl';
}

/**
 * Button that looks like DocSearch's. Importing DocSearch's button would add its modal to every page.
 * Adds a `SearchProvider` if no component above has one.
 */
export function SearchButton(): ReactNode {
  const search = useSearch();
  const isBrowser = useIsBrowser();
  if (!search) {
    return (
      <SearchProvider>
        <SearchButton />
      </SearchProvider>
    );
  }
  const {prepare, open} = search;
  const label = searchLabel();
  return (
    <button
      type="button"
      className="DocSearch DocSearch-Button"
      aria-label={label}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
      onClick={open}>
      <span className="DocSearch-Button-Container">
        <svg
          className="DocSearch-Search-Icon"
          width="20"
          height="20"
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          aria-hidden="true">
          <path d="M14.4 14.4 18 18M16 9A7 7 0 1 1 2 9a7 7 0 0 1 14 0Z" />
        </svg>
        <span className="DocSearch-Button-Placeholder">{label}</span>
      </span>
      <span className="DocSearch-Button-Keys" aria-hidden="true">
        {isBrowser && (
          <>
            <kbd className="DocSearch-Button-Key">{actionKey()}</kbd>
            <kbd className="DocSearch-Button-Key">K</kbd>
          </>
        )}
      </span>
    </button>
  );
}
