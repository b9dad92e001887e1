import {useCallback, useMemo, useSyncExternalStore} from 'react';
import {textStore} from '../textStore';
import type {ModelSettings, SettingsChange} from './modelSettings';
import {SETTINGS_KEY} from './modelSettings';
import {parseModelSettings} from './parseModelSettings';

const store = textStore(SETTINGS_KEY);

/** The reader's choice of who answers, kept on this machine. */
export function useModelSettings(): [ModelSettings, (changes: SettingsChange) => void] {
  const text = useSyncExternalStore(store.subscribe, store.read, () => null);
  const settings = useMemo(() => parseModelSettings(text), [text]);
  const change = useCallback((changes: SettingsChange) => {
    // Read anew: a server may answer long after the reader went on choosing.
    const now = parseModelSettings(store.read());
    store.write(JSON.stringify({version: 1, ...now, ...changes}));
  }, []);
  return [settings, change];
}
