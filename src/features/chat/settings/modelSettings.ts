import {useCallback, useEffect, useState} from 'react';
import {storage} from '../storage';

/** Who writes the answers: nobody (the site's own passages), the browser's model, or a server. */
export const PROVIDERS = ['posts', 'browser', 'server'] as const;

export type Provider = (typeof PROVIDERS)[number];

export interface ModelSettings {
  readonly provider: Provider;
  /** Of the server, as the reader typed it. */
  readonly address: string;
  /** Of the server's models. */
  readonly model?: string | undefined;
}

export const DEFAULT_ADDRESS = 'http://localhost:11434';

const DEFAULTS: ModelSettings = {provider: 'posts', address: DEFAULT_ADDRESS};
const KEY = 'chat-model';
const VERSION = 2;

/** Stored settings; the defaults where they are broken or of another version. */
export function parseSettings(text: string | null): ModelSettings {
  try {
    const {version, provider, address, model} = JSON.parse(text ?? '') as ModelSettings & {
      version: number;
    };
    return version === VERSION && PROVIDERS.includes(provider) && typeof address === 'string'
      ? {provider, address, ...(typeof model === 'string' ? {model} : {})}
      : DEFAULTS;
  } catch {
    return DEFAULTS;
  }
}

/** The reader's choice of who answers, kept on this machine. */
export function useModelSettings(): [ModelSettings, (changes: Partial<ModelSettings>) => void] {
  const [settings, setSettings] = useState(DEFAULTS);
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the server has no storage to read
    setSettings(parseSettings(storage.read(KEY)));
  }, []);
  const change = useCallback((changes: Partial<ModelSettings>) => {
    setSettings((now) => {
      const next = {...now, ...changes};
      storage.write(KEY, JSON.stringify({version: VERSION, ...next}));
      return next;
    });
  }, []);
  return [settings, change];
}

/** Who answers, in words: shown with every answer and in the terminal's bar. */
export function askedName({provider, model, address}: ModelSettings): string {
  switch (provider) {
    case 'posts':
      return 'the posts';
    case 'browser':
      return 'the browser’s model';
    case 'server':
      return `${model ?? 'a model'} at ${address.replace(/^https?:\/\//i, '')}`;
  }
}
