import {useHistory, useLocation} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState} from 'react';
import {askIndex, prepareIndex} from '../client/askIndex.js';
import {answerTurn} from './answerTurn.js';
import type {Turn} from './conversation.js';
import {isUnfinished} from './conversation.js';
import {limitQuestion} from './question.js';
import type {ModelSettings} from './settings/modelSettings.js';
import {sourceName} from './settings/modelSettings.js';
import type {ChatSettings} from './chatSettings.js';
import {useConversation} from './useConversation.js';

/**
 * Returns the conversation and its actions. Only one question is answered at a time: a new question
 * stops the previous answer, and so does leaving the page.
 */
export function useChat({profile, voice, hosts = []}: ChatSettings, settings: ModelSettings) {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [conversation, setTurns] = useConversation(baseUrl);
  const turns = conversation ?? [];
  const [message, setMessage] = useState('');
  const running = useRef<AbortController>(undefined);
  // Restored turns have negative ids.
  const lastId = useRef(0);
  useEffect(() => () => running.current?.abort(), []);

  /** Changes a turn, unless it has been deleted. */
  function change(id: number, changes: Partial<Turn>): void {
    setTurns((now) => now?.map((turn) => (turn.id === id ? {...turn, ...changes} : turn)));
  }
  async function run(id: number, question: string, chosen: ModelSettings): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    const {signal} = controller;
    running.current = controller;
    const states = answerTurn(
      {
        question,
        settings: chosen,
        earlier: turns.filter((turn) => turn.id < id),
        find: (before, maxPassages) =>
          askIndex(
            baseUrl,
            (index) => index.answer(question, before, profile, maxPassages),
            signal,
          ),
        voice,
        onDownload(downloaded) {
          if (!signal.aborted) {
            change(id, {state: {status: 'waiting', downloaded}});
          }
        },
        modelOrigins: [window.location.origin, ...hosts],
      },
      signal,
    );
    for await (const state of states) {
      change(id, {state});
    }
  }
  function ask(text: string): void {
    const question = limitQuestion(text);
    setMessage('');
    if (question !== '') {
      lastId.current += 1;
      const id = lastId.current;
      const turn: Turn = {id, question, asked: sourceName(settings), state: {status: 'waiting'}};
      setTurns((now = []) => [...now, turn]);
      void run(id, question, settings);
    }
  }
  useAddressQuestion(conversation !== undefined, ask);
  return {
    turns,
    isBusy: turns.some(isUnfinished),
    /** Status of the last action; may be empty. */
    message,
    setMessage,
    /** Preloads the data for the first answer. */
    prepare: () => void prepareIndex(baseUrl, true),
    ask,
    stop: () => running.current?.abort(),
    clear(): void {
      running.current?.abort();
      setTurns([]);
      setMessage(
        translate({
          id: 'theme.SearchAsk.chat.deleted',
          message: 'Conversation deleted.',
          description: 'Status after the conversation was cleared',
        }),
      );
    },
    /**
     * Asks the question of a turn again. The selected source answers it, or the pages alone if `source`
     * is `pages`.
     */
    retry({id, question}: Turn, source?: 'pages'): void {
      const chosen = source ? {...settings, provider: source} : settings;
      change(id, {asked: sourceName(chosen), state: {status: 'waiting'}, isRestored: false});
      void run(id, question, chosen);
    },
  };
}

export type Chat = ReturnType<typeof useChat>;

/** Asks the question in the page's address (`?q=`), and removes it from there to ask it only once. */
function useAddressQuestion(isReady: boolean, ask: (question: string) => void): void {
  const location = useLocation();
  const history = useHistory();
  const askOnce = useEvent(() => {
    const question = new URLSearchParams(location.search).get('q');
    if (isReady && question !== null) {
      history.replace({...location, search: ''});
      ask(question);
    }
  });
  useEffect(askOnce, [isReady, location.search, askOnce]);
}
