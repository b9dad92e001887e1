/** True while an input method composes a word, judged by the events since this code loaded. */
let isComposing = false;

if (typeof window !== 'undefined') {
  for (const kind of ['compositionstart', 'compositionupdate', 'compositionend']) {
    window.addEventListener(kind, () => (isComposing = kind !== 'compositionend'), true);
  }
}

/** The field that an inline script shows until the modal is there. */
export interface FirstSearch {
  /** Element that had the focus before. */
  readonly opener: Element | null;
  readonly query: () => string;
  /** Resolves when no input method is at work: taking the field away would end a word too early. */
  readonly settled: () => Promise<void>;
  /** Goes away; `show` puts another field in its place, which gets the caret. */
  readonly giveWay: (show?: () => void) => void;
}

/** The first field if the page shows it (`src/plugins/first-search`). */
export function findFirstSearch(): FirstSearch | undefined {
  const dialog = document.querySelector<HTMLDialogElement>('.FirstSearch[open]');
  const input = dialog?.querySelector('input');
  if (!dialog || !input) {
    return undefined;
  }
  return {
    opener: window.firstField?.opener ?? null,
    query: () => input.value,
    settled: async () => {
      if (isComposing) {
        await new Promise((resolve) => {
          dialog.addEventListener('compositionend', resolve, {once: true});
          dialog.addEventListener('close', resolve, {once: true});
        });
      }
    },
    giveWay: (show) => {
      const {selectionStart, selectionEnd} = input;
      // While it is open, nothing else can take the focus.
      dialog.remove();
      show?.();
      if (document.activeElement instanceof HTMLInputElement) {
        document.activeElement.setSelectionRange(selectionStart, selectionEnd);
      }
    },
  };
}

/** Shows the field that comes before the client. `npm run dev` has none. */
export function showFirstSearch(): FirstSearch | undefined {
  window.firstField?.show();
  return findFirstSearch();
}
