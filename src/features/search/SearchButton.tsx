import type {ReactNode, Ref} from 'react';
import Icon from '../../components/Icon';
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
        <Icon name="search" className="DocSearch-Search-Icon" aria-hidden />
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
