import {limitQuery} from './limitQuery';

interface HeldKeys {
  /** What was written until now. */
  text(): string;
  /** Whether the reader took it back with Escape. */
  isCancelled(): boolean;
  release(): void;
}

/** Keeps what a reader writes after opening the search and before its field is there. */
export function holdKeys(): HeldKeys {
  let text = '';
  let cancelled = false;
  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) {
      return;
    }
    if (event.key === 'Escape') {
      cancelled = true;
    } else if (event.key === 'Backspace') {
      text = [...text].slice(0, -1).join('');
    } else if ([...event.key].length === 1) {
      text = limitQuery(text + event.key);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
  window.addEventListener('keydown', onKeyDown, {capture: true});
  return {
    text: () => text,
    isCancelled: () => cancelled,
    release: () => window.removeEventListener('keydown', onKeyDown, {capture: true}),
  };
}
