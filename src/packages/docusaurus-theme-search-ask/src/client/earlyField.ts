/**
 * True while an input method composes a word. A composition that started before this code loaded is
 * noticed at its next change.
 */
let isComposing = false;

if (typeof window !== 'undefined') {
  for (const kind of ['compositionstart', 'compositionupdate', 'compositionend']) {
    window.addEventListener(kind, () => (isComposing = kind !== 'compositionend'), true);
  }
}

interface EarlyFieldScript {
  /** Shows a field for the query until the search has loaded. */
  readonly show: () => void;
  /** Element that had the focus before the field was shown. */
  readonly opener: Element | null;
}

/**
 * A search field that an inline script of the site shows until the other scripts have loaded: a
 * `<dialog class="FirstSearch">` with an input, and `window.earlyField`. Most sites have no such script.
 */
export interface EarlyField extends Pick<EarlyFieldScript, 'opener'> {
  readonly query: () => string;
  /** Resolves when no input method is composing: removing the field would interrupt the word. */
  readonly settled: () => Promise<void>;
  /** Removes the field. `show` renders its replacement, which gets the same selection. */
  readonly replace: (show?: () => void) => void;
}

function earlyFieldScript(): EarlyFieldScript | undefined {
  return (window as {readonly earlyField?: EarlyFieldScript}).earlyField;
}

export function findEarlyField(): EarlyField | undefined {
  const dialog = document.querySelector<HTMLDialogElement>('.FirstSearch[open]');
  const input = dialog?.querySelector('input');
  if (!dialog || !input) {
    return undefined;
  }
  return {
    opener: earlyFieldScript()?.opener ?? null,
    query: () => input.value,
    settled: async () => {
      if (isComposing) {
        await new Promise((resolve) => {
          dialog.addEventListener('compositionend', resolve, {once: true});
          dialog.addEventListener('close', resolve, {once: true});
        });
      }
    },
    replace: (show) => {
      const {selectionStart, selectionEnd} = input;
      // While the dialog is open, nothing else can take the focus.
      dialog.remove();
      show?.();
      if (document.activeElement instanceof HTMLInputElement) {
        document.activeElement.setSelectionRange(selectionStart, selectionEnd);
      }
    },
  };
}

export function showEarlyField(): EarlyField | undefined {
  earlyFieldScript()?.show();
  return findEarlyField();
}
