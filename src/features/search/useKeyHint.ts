import {startTransition, useEffect, useState} from 'react';

function actionKey(): string {
  return /Mac|iPhone|iPod|iPad/i.test(navigator.platform) ? '⌘' : 'Ctrl';
}

/** The key that opens the search together with K; undefined until the reader's machine is known. */
export function useKeyHint(): string | undefined {
  const [key, setKey] = useState<string>();
  useEffect(() => startTransition(() => setKey(actionKey())), []);
  return key;
}
