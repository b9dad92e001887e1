import type {Dispatch} from 'react';
import {useEffect, useRef} from 'react';
import {answerQuestion} from './answering/answerQuestion';
import {askedName} from './askedName';
import type {ChatAction} from './conversation/chatReducer';
import type {Entry} from './conversation/types';
import type {ModelSettings} from './settings/modelSettings';

interface Answers {
  readonly ask: (question: string, settings: ModelSettings) => void;
  /** Puts a question once more, in its old place. */
  readonly askAgain: (id: number, settings: ModelSettings) => void;
  readonly stop: () => void;
  /** An id for whatever comes next in the transcript. */
  readonly nextId: () => number;
}

/** Runs one question at a time: a new one stops the one before, and so does leaving the page. */
export function useAnswers(entries: readonly Entry[], dispatch: Dispatch<ChatAction>): Answers {
  const running = useRef<AbortController>(undefined);
  const lastId = useRef(0);
  useEffect(() => () => running.current?.abort(), []);
  function nextId(): number {
    lastId.current += 1;
    return lastId.current;
  }
  async function run(id: number, question: string, settings: ModelSettings): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const earlier = entries.filter((entry) => entry.kind === 'turn').filter((turn) => turn.id < id);
    for await (const state of answerQuestion({question, settings, earlier}, controller.signal)) {
      dispatch({type: 'turn', id, state});
    }
  }
  return {
    ask(question, settings) {
      const id = nextId();
      dispatch({type: 'ask', id, question, asked: askedName(settings)});
      void run(id, question, settings);
    },
    askAgain(id, settings) {
      const turn = entries.find((entry) => entry.kind === 'turn' && entry.id === id);
      if (turn?.kind === 'turn') {
        dispatch({type: 'ask-again', id, asked: askedName(settings)});
        void run(id, turn.question, settings);
      }
    },
    stop: () => running.current?.abort(),
    nextId,
  };
}
