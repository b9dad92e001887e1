import {useState} from 'react';
import {parseInput} from './commands/parseInput';
import {isBusy} from './conversation/isBusy';
import {lastSources} from './conversation/lastSources';
import type {Entry} from './conversation/types';
import {useConversation} from './conversation/useConversation';
import type {ModelSettings} from './settings/modelSettings';
import {useAnswers} from './useAnswers';
import {useDeepLink} from './useDeepLink';

export interface Chat {
  readonly entries: readonly Entry[];
  readonly isBusy: boolean;
  /** One line on what was just done; empty when there is nothing to say. */
  readonly message: string;
  readonly say: (message: string) => void;
  /** Takes what was typed: a question or a command. */
  readonly submit: (text: string) => void;
  readonly stop: () => void;
  readonly clear: () => void;
  /** Asks the question of a turn again; of the posts alone when told so. */
  readonly retry: (id: number, ofPosts?: boolean) => void;
}

/** The conversation and everything that can be done with it. */
export function useChat(settings: ModelSettings, goToModel: () => void): Chat {
  const {entries, isRestored, dispatch} = useConversation();
  const {ask, askAgain, stop, nextId} = useAnswers(entries, dispatch);
  const [message, say] = useState('');
  const leaveDeepLink = useDeepLink({
    isReady: isRestored,
    holds: (question) =>
      entries.some((entry) => entry.kind === 'turn' && entry.question === question),
    ask: (question) => ask(question, settings),
  });
  function clear(): void {
    stop();
    dispatch({type: 'clear'});
    leaveDeepLink();
    say('The conversation is deleted.');
  }
  function submit(text: string): void {
    const input = parseInput(text);
    say('');
    if (input.kind === 'question') {
      leaveDeepLink();
      ask(input.question, settings);
    } else if (input.kind === 'unknown-command') {
      dispatch({type: 'note', id: nextId(), command: input.typed, body: {topic: 'unknown'}});
    } else if (input.kind === 'command') {
      switch (input.name) {
        case '/clear':
          return clear();
        case '/model':
          return goToModel();
        case '/help':
          return dispatch({type: 'note', id: nextId(), command: '/help', body: {topic: 'help'}});
        case '/sources':
          return dispatch({
            type: 'note',
            id: nextId(),
            command: '/sources',
            body: {topic: 'sources', sources: lastSources(entries)},
          });
      }
    }
  }
  return {
    entries,
    isBusy: isBusy(entries),
    message,
    say,
    submit,
    stop,
    clear,
    retry: (id, ofPosts = false) => askAgain(id, ofPosts ? {...settings, rung: 'posts'} : settings),
  };
}
