import type {ReactNode} from 'react';
import {startTransition, useEffect, useState} from 'react';
import Icon from '../../components/Icon';
import {useSearch} from './SearchProvider';

function actionKey(): string {
  return /Mac|iPhone|iPod|iPad/i.test(navigator.platform) ? '⌘' : 'Ctrl';
}

/** The key that opens the search together with K; undefined until the reader's machine is known. */
function useKeyHint(): string | undefined {
  const [key, setKey] = useState<string>();
  useEffect(() => startTransition(() => setKey(actionKey())), []);
  return key;
}

/** DocSearch's button by its classes; its own would bring the whole modal into every page. */
export default function SearchButton(): ReactNode {
  const {prepare, open} = useSearch();
  const key = useKeyHint();
  return (
    <button
      type="button"
      className="DocSearch DocSearch-Button"
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
      onClick={open}>
      <span className="DocSearch-Button-Container">
        <Icon name="search" className="DocSearch-Search-Icon" width={20} height={20} aria-hidden />
        <span className="DocSearch-Button-Placeholder">Search</span>
      </span>
      <span className="DocSearch-Button-Keys" aria-hidden="true">
        {key && (
          <>
            <kbd className="DocSearch-Button-Key">{key}</kbd>
            <kbd className="DocSearch-Button-Key">K</kbd>
          </>
        )}
      </span>
    </button>
  );
}
