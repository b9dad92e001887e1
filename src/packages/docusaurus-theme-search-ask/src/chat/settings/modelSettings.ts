import {translate} from '@docusaurus/Translate';
import {createStorageSlot} from '@docusaurus/theme-common';
import {useEffect, useState} from 'react';

/** Sources of answers: the pages themselves, the browser's model, or a model on a server. */
export const PROVIDERS = ['pages', 'browser', 'server'] as const;

export interface ModelSettings {
  readonly provider: (typeof PROVIDERS)[number];
  /** Address of the server last connected to; at first, the usual address of Ollama. */
  readonly address: string;
  /** Name of the selected model on that server. */
  readonly model?: string | undefined;
}

const DEFAULTS: ModelSettings = {provider: 'pages', address: 'http://localhost:11434'};

function parseSettings(text: string | null): ModelSettings {
  try {
    const {provider, address, model} = JSON.parse(text ?? '') as ModelSettings;
    return PROVIDERS.includes(provider) && typeof address === 'string'
      ? {provider, address, model: typeof model === 'string' ? model : undefined}
      : DEFAULTS;
  } catch {
    return DEFAULTS;
  }
}

/** Returns the reader's settings, and a function that changes them and stores them in the browser. */
export function useModelSettings(): [ModelSettings, (changes: Partial<ModelSettings>) => void] {
  const [slot] = useState(() => createStorageSlot('chat-model'));
  const [settings, setSettings] = useState(DEFAULTS);
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the server has no storage to read
    setSettings(parseSettings(slot.get()));
  }, [slot]);
  function change(changes: Partial<ModelSettings>): void {
    setSettings((now) => {
      const next = {...now, ...changes};
      slot.set(JSON.stringify(next));
      return next;
    });
  }
  return [settings, change];
}

/** Returns the name of the source of answers, shown with every answer and above the conversation. */
export function sourceName({provider, model, address}: ModelSettings): string {
  const server = address.replace(/^https?:\/\/|\/v1$/gi, '');
  const names = {
    pages: translate({
      id: 'theme.SearchAsk.chat.asked.pages',
      message: 'the pages',
      description: 'Source of an answer, after "Answers from" and "Asked:"',
    }),
    browser: translate({
      id: 'theme.SearchAsk.chat.asked.browser',
      message: 'the browser’s model',
      description: 'Source of an answer, after "Answers from" and "Asked:"',
    }),
    server: model === undefined ? server : `${model} @ ${server}`,
  };
  return names[provider];
}
