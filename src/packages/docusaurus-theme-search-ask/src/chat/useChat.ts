import {useHistory, useLocation} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState} from 'react';
import {askIndex, prepareIndex} from '../client/askIndex.js';
import type {AnswerRequest} from './answers.js';
import {answers} from './answers.js';
import type {Turn} from './conversation.js';
import {isUnfinished} from './conversation.js';
import {limitQuestion} from './question.js';
import type {ModelSettings} from './settings/modelSettings.js';
import {sourceName} from './settings/modelSettings.js';
import type {ChatSettings} from './settings.js';
import {useConversation} from './useConversation.js';

interface DeepLink {
  /** True once the conversation is restored. */
  readonly isReady: boolean;
  /** True if the conversation has the question. */
  readonly hasQuestion: (question: string) => boolean;
  readonly ask: (question: string) => void;
}

/** State of a history entry: the question in its address, if it has been asked. */
interface AskedState {
  readonly asked?: unknown;
}

/**
 * Asks the question in the address (`?q=`) once. The history entry is marked, so that going back to
 * it or reloading it does not ask again, unless the conversation could not be stored.
 *
 * @returns a function that removes the question from the address, for when another question is asked
 */
function useDeepLink({isReady, hasQuestion, ask}: DeepLink): () => void {
  const location = useLocation<AskedState | undefined>();
  const history = useHistory<AskedState | undefined>();
  const question = limitQuestion(new URLSearchParams(location.search).get('q') ?? '');
  const askOnce = useEvent(() => {
    if (location.state?.asked !== question || !hasQuestion(question)) {
      ask(question);
      history.replace({...location, state: {asked: question}});
    }
  });
  useEffect(() => {
    if (isReady && question) {
      askOnce();
    }
  }, [isReady, question, askOnce]);
  return () => {
    if (location.search) {
      history.replace({...location, search: '', state: undefined});
    }
  };
}

/** The conversation and its actions. */
export interface Chat {
  readonly turns: readonly Turn[];
  readonly isBusy: boolean;
  /** Status message about the last action; may be empty. */
  readonly message: string;
  readonly say: (message: string) => void;
  /** Preloads the data for the first answer. */
  readonly prepare: () => void;
  readonly ask: (text: string) => void;
  readonly stop: () => void;
  readonly clear: () => void;
  /** Asks the question of a turn again, from the selected source or from the pages. */
  readonly retry: (id: number, source?: 'pages') => void;
}

/**
 * Returns the conversation and its actions. Only one question is answered at a time: a new question
 * stops the previous answer, and so does leaving the page.
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
    const request: AnswerRequest = {
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
    for await (const state of answers(request, controller.signal)) {
      dispatch({type: 'turn', id, state});
    }
  }
  function askNew(question: string): void {
    lastId.current += 1;
    const id = lastId.current;
    dispatch({type: 'ask', id, question, asked: sourceName(settings)});
    void run(id, question, settings);
  }
  const leaveDeepLink = useDeepLink({
    isReady: isRestored,
    hasQuestion: (question) => turns.some((turn) => turn.question === question),
    ask: askNew,
  });
  return {
    turns,
    isBusy: turns.some(isUnfinished),
    message,
    say,
    prepare: () => void prepareIndex(baseUrl, {withAnswers: true}),
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
    retry(id, source) {
      const turn = turns.find((each) => each.id === id);
      const chosen = source ? {...settings, provider: source} : settings;
      if (turn) {
        dispatch({type: 'ask-again', id, asked: sourceName(chosen)});
        void run(id, turn.question, chosen);
      }
    },
  };
}
