import {browserStorage} from './browserStorage';

export interface TextStore {
  /** Null where nothing is kept. */
  read(): string | null;
  write(text: string): void;
  subscribe(onChange: () => void): () => void;
}

/** One value of local storage for React to follow; without storage it lasts until the page is left. */
export function textStore(key: string): TextStore {
  const listeners = new Set<() => void>();
  let unsaved: string | null = null;
  return {
    read: () => browserStorage.read(key) ?? unsaved,
    write(text) {
      unsaved = text;
      browserStorage.write(key, text);
      for (const listener of listeners) {
        listener();
      }
    },
    subscribe(onChange) {
      listeners.add(onChange);
      window.addEventListener('storage', onChange);
      return () => {
        listeners.delete(onChange);
        window.removeEventListener('storage', onChange);
      };
    },
  };
}
