import {useCallback, useEffect, useState} from 'react';
import {storage} from '../storage';

/** Sources of answers: the posts themselves, the browser's model, or a model on a server. */
export const PROVIDERS = ['posts', 'browser', 'server'] as const;

export type Provider = (typeof PROVIDERS)[number];

export interface ModelSettings {
  readonly provider: Provider;
  /** Address of the server that was last connected. */
  readonly address: string;
  /** Name of one of its models. */
  readonly model?: string | undefined;
}

const DEFAULTS: ModelSettings = {provider: 'posts', address: 'http://localhost:11434'};
const KEY = 'chat-model';

/** Stored settings; the defaults if they are broken. */
export function parseSettings(text: string | null): ModelSettings {
  try {
    const {provider, address, model} = JSON.parse(text ?? '') as ModelSettings;
    return PROVIDERS.includes(provider) && typeof address === 'string'
      ? {provider, address, ...(typeof model === 'string' ? {model} : {})}
      : DEFAULTS;
  } catch {
    return DEFAULTS;
  }
}

/** The reader's settings, kept in this browser. */
export function useModelSettings(): [ModelSettings, (changes: Partial<ModelSettings>) => void] {
  const [settings, setSettings] = useState(DEFAULTS);
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the server has no storage to read
    setSettings(parseSettings(storage.read(KEY)));
  }, []);
  const change = useCallback((changes: Partial<ModelSettings>) => {
    setSettings((now) => {
      const next = {...now, ...changes};
      storage.write(KEY, JSON.stringify(next));
      return next;
    });
  }, []);
  return [settings, change];
}

/** Name of the source of answers, shown with every answer and above the conversation. */
export function askedName({provider, model, address}: ModelSettings): string {
  switch (provider) {
    case 'posts':
      return 'the posts';
    case 'browser':
      return 'the browser’s model';
    case 'server':
      return `${model ?? 'a model'} at ${address.replace(/^https?:\/\/|\/v1$/gi, '')}`;
  }
}
