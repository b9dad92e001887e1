/**
 * Local storage as the chat uses it. The theme's storage slots log an error for every write that
 * fails; a conversation that cannot be kept (a full disk, a private mode) is no error.
 */
export const storage = {
  /** Null where there is nothing, or no storage. */
  read(key: string): string | null {
    try {
      return window.localStorage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  },
  /** Deletes where there is nothing to keep. */
  write(key: string, text: string | undefined): void {
    try {
      if (text === undefined) {
        window.localStorage?.removeItem(key);
      } else {
        window.localStorage?.setItem(key, text);
      }
    } catch {
      // It lasts until the page is left.
    }
  },
};
