import {useHistory, useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {useOwner} from '../../hooks/useOwner';
import {siteProfile} from '../../lib/siteProfile';
import {textIndexAt} from '../../lib/text-index/client';
import {answers} from './answers';
import type {Turn} from './conversation';
import {isUnfinished} from './conversation';
import {limitQuestion} from './question';
import type {ModelSettings} from './settings/modelSettings';
import {askedName} from './settings/modelSettings';
import {useConversation} from './useConversation';

interface DeepLink {
  /** Whether the conversation is there, so that it can be told whether it holds the question. */
  readonly isReady: boolean;
  readonly holds: (question: string) => boolean;
  readonly ask: (question: string) => void;
}

interface AskedState {
  readonly asked?: unknown;
}

/**
 * Asks what stands in the address as `q`, once: the entry in the history is marked, so that going
 * back to it or reloading it does not ask again, unless the answer could not be kept.
 *
 * @returns takes the question out of the address, for when the conversation goes on
 */
function useDeepLink({isReady, holds, ask}: DeepLink): () => void {
  const location = useLocation<AskedState | undefined>();
  const history = useHistory<AskedState | undefined>();
  const question = limitQuestion(new URLSearchParams(location.search).get('q') ?? '');
  const arrive = useEffectEvent(() => {
    if (location.state?.asked !== question || !holds(question)) {
      ask(question);
      history.replace({...location, state: {asked: question}});
    }
  });
  useEffect(() => {
    if (isReady && question) {
      arrive();
    }
  }, [isReady, question]);
  return () => {
    if (location.search) {
      history.replace({...location, search: '', state: undefined});
    }
  };
}

export interface Chat {
  readonly turns: readonly Turn[];
  readonly isBusy: boolean;
  /** One line on what was just done; empty when there is nothing to say. */
  readonly message: string;
  readonly say: (message: string) => void;
  /** Fetches what the first answer needs, as soon as a question is likely. */
  readonly prepare: () => void;
  readonly ask: (text: string) => void;
  readonly stop: () => void;
  readonly clear: () => void;
  /** Asks the question of a turn again; of the posts alone when told so. */
  readonly retry: (id: number, ofPosts?: boolean) => void;
}

/**
 * The conversation and everything that can be done with it. One question is answered at a time: a
 * new one stops the one before, and so does leaving the page.
 */
export function useChat(settings: ModelSettings): Chat {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const site = useOwner();
  const {chatVoice: voice, chatHosts = []} = site;
  const {withBaseUrl} = useBaseUrlUtils();
  const {turns, isRestored, dispatch} = useConversation();
  const [message, say] = useState('');
  const running = useRef<AbortController>(undefined);
  const lastId = useRef(0);
  useEffect(() => () => running.current?.abort(), []);

  async function run(id: number, question: string, chosen: ModelSettings): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const earlier = turns.filter((turn) => turn.id < id);
    const index = textIndexAt(baseUrl);
    const profile = siteProfile(site, (path) => withBaseUrl(path, {forcePrependBaseUrl: true}));
    const modelOrigins = [window.location.origin, ...chatHosts];
    for await (const state of answers(
      {question, settings: chosen, earlier, index, profile, voice, modelOrigins},
      controller.signal,
    )) {
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
    prepare: () => void textIndexAt(baseUrl).prepare(),
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
      say('Conversation deleted.');
    },
    retry(id, ofPosts = false) {
      const turn = turns.find((one) => one.id === id);
      const chosen: ModelSettings = ofPosts ? {...settings, provider: 'posts'} : settings;
      if (turn) {
        dispatch({type: 'ask-again', id, asked: askedName(chosen)});
        void run(id, turn.question, chosen);
      }
    },
  };
}
