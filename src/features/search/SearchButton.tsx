import type {ReactNode, Ref} from 'react';
import {useKeyHint} from './useKeyHint';

interface Props {
  readonly ref: Ref<HTMLButtonElement>;
  readonly onIntent: () => void;
  readonly onClick: () => void;
}

/** DocSearch's button by its classes; its own would bring the whole modal into every page. */
export default function SearchButton({ref, onIntent, onClick}: Props): ReactNode {
  const key = useKeyHint();
  return (
    <button
      ref={ref}
      type="button"
      className="DocSearch DocSearch-Button"
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      onPointerEnter={onIntent}
      onTouchStart={onIntent}
      onFocus={onIntent}
      onClick={onClick}>
      <span className="DocSearch-Button-Container">
        <svg className="DocSearch-Search-Icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M14.4 14.4 18 18M16 9A7 7 0 1 1 2 9a7 7 0 0 1 14 0Z" />
        </svg>
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
