/**
 * Reads and writes local storage without throwing. Docusaurus' storage slots would log an error for
 * every failed write, but a conversation that cannot be stored (full disk, private mode) is fine.
 */
export const storage = {
  /** Returns the stored text; null if there is none, or no storage. */
  read(key: string): string | null {
    try {
      return window.localStorage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  },
  /** Stores a text; undefined deletes the stored one. */
  write(key: string, text: string | undefined): void {
    try {
      if (text === undefined) {
        window.localStorage?.removeItem(key);
      } else {
        window.localStorage?.setItem(key, text);
      }
    } catch {
      // The text is lost when the reader leaves the page.
    }
  },
};
