import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState} from 'react';
import {askIndex, prepareIndex} from '../client/askIndex.js';
import {useEvent} from '../client/useEvent.js';
import type {Asked} from './answers.js';
import {answers} from './answers.js';
import type {Turn} from './conversation.js';
import {isUnfinished} from './conversation.js';
import {limitQuestion} from './question.js';
import type {ModelSettings} from './settings/modelSettings.js';
import {askedName} from './settings/modelSettings.js';
import type {ChatSettings} from './settings.js';
import {useConversation} from './useConversation.js';

interface DeepLink {
  /** True once the conversation is restored. */
  readonly isReady: boolean;
  readonly holds: (question: string) => boolean;
  readonly ask: (question: string) => void;
}

interface AskedState {
  readonly asked?: unknown;
}

/**
 * Asks the question in the address (`?q=`) once: the entry in the history is marked, so that going
 * back to it or reloading it does not ask again, unless the answer could not be kept.
 *
 * @returns a function that removes the question from the address, for use when another one is asked
 */
function useDeepLink({isReady, holds, ask}: DeepLink): () => void {
  const location = useLocation<AskedState | undefined>();
  const history = useHistory<AskedState | undefined>();
  const question = limitQuestion(new URLSearchParams(location.search).get('q') ?? '');
  const arrive = useEvent(() => {
    if (location.state?.asked !== question || !holds(question)) {
      ask(question);
      history.replace({...location, state: {asked: question}});
    }
  });
  useEffect(() => {
    if (isReady && question) {
      arrive();
    }
  }, [isReady, question, arrive]);
  return () => {
    if (location.search) {
      history.replace({...location, search: '', state: undefined});
    }
  };
}

export interface Chat {
  readonly turns: readonly Turn[];
  readonly isBusy: boolean;
  /** Status message about the last action; may be empty. */
  readonly message: string;
  readonly say: (message: string) => void;
  /** Fetches what the first answer needs, as soon as a question is likely. */
  readonly prepare: () => void;
  readonly ask: (text: string) => void;
  readonly stop: () => void;
  readonly clear: () => void;
  /** Asks the question of a turn again, or answers it from the pages alone. */
  readonly retry: (id: number, fromPages?: boolean) => void;
}

/**
 * The conversation and everything that can be done with it. One question is answered at a time: a
 * new one stops the one before, and so does leaving the page.
 */
export function useChat({profile, voice, hosts = []}: ChatSettings, settings: ModelSettings): Chat {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {turns, isRestored, dispatch} = useConversation(baseUrl);
  const [message, say] = useState('');
  const running = useRef<AbortController>(undefined);
  const lastId = useRef(0);
  useEffect(() => () => running.current?.abort(), []);

  async function run(id: number, question: string, chosen: ModelSettings): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const earlier = turns.filter((turn) => turn.id < id);
    const asked: Asked = {
      question,
      settings: chosen,
      earlier,
      ask: (ask, signal) => askIndex(baseUrl, ask, signal),
      profile,
      voice,
      onDownload(downloaded) {
        if (!controller.signal.aborted) {
          dispatch({type: 'turn', id, state: {status: 'waiting', downloaded}});
        }
      },
      modelOrigins: [window.location.origin, ...hosts],
    };
    for await (const state of answers(asked, controller.signal)) {
      dispatch({type: 'turn', id, state});
    }
  }
  function askNew(question: string): void {
    lastId.current += 1;
    const id = lastId.current;
    dispatch({type: 'ask', id, question, asked: askedName(settings)});
    void run(id, question, settings);
  }
  const leaveDeepLink = useDeepLink({
    isReady: isRestored,
    holds: (question) => turns.some((turn) => turn.question === question),
    ask: askNew,
  });
  return {
    turns,
    isBusy: turns.some(isUnfinished),
    message,
    say,
    prepare: () => void prepareIndex(baseUrl, true),
    ask(text) {
      const question = limitQuestion(text);
      say('');
      if (question !== '') {
        leaveDeepLink();
        askNew(question);
      }
    },
    stop: () => running.current?.abort(),
    clear() {
      running.current?.abort();
      dispatch({type: 'clear'});
      leaveDeepLink();
      say(
        translate({
          id: 'theme.SearchAsk.chat.deleted',
          message: 'Conversation deleted.',
          description: 'Status after the conversation was cleared',
        }),
      );
    },
    retry(id, fromPages = false) {
      const turn = turns.find((one) => one.id === id);
      const chosen: ModelSettings = fromPages ? {...settings, provider: 'pages'} : settings;
      if (turn) {
        dispatch({type: 'ask-again', id, asked: askedName(chosen)});
        void run(id, turn.question, chosen);
      }
    },
  };
}
