import {useEffect, useRef, useState} from 'react';
import {loadEngine} from '../answering/loadEngine';
import {modelFailure} from '../answering/modelFailure';
import {vectorCache} from '../answering/vectorCache';
import {embedPassages, forgetEmbeddings} from '../models';
import {ModelError} from '../models/ModelError';
import type {ModelServer} from '../models/types';

interface Progress {
  readonly done: number;
  readonly total: number;
}

export type EmbeddingState =
  | {readonly status: 'idle'}
  | ({readonly status: 'running'} & Progress)
  | ({readonly status: 'stopped'} & Progress)
  | {readonly status: 'done'; readonly total: number}
  | {readonly status: 'forgotten'}
  | {readonly status: 'failed'; readonly message: string};

interface Embedding {
  readonly state: EmbeddingState;
  readonly start: () => void;
  readonly cancel: () => void;
  readonly forget: () => void;
}

const IDLE: EmbeddingState = {status: 'idle'};
const NO_INDEX = 'The index of the posts could not be loaded. Check your connection, then retry.';

/** Embeds the posts on the reader's word, and goes on where it stopped. */
export function useEmbedding(server: ModelServer, model: string): Embedding {
  const [state, setState] = useState(IDLE);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  async function start(): Promise<void> {
    const controller = new AbortController();
    const {signal} = controller;
    running.current = controller;
    let progress: Progress = {done: 0, total: 0};
    setState({status: 'running', ...progress});
    try {
      const engine = await loadEngine();
      const passages = await engine.allPassages(signal);
      signal.throwIfAborted();
      await embedPassages(server, model, passages, {
        signal,
        onProgress: (next) => {
          progress = next;
          setState({status: 'running', ...next});
        },
      });
      setState({status: 'done', total: progress.total});
    } catch (error) {
      if (signal.aborted) {
        setState({status: 'stopped', ...progress});
      } else {
        const message = error instanceof ModelError ? modelFailure(error).message : NO_INDEX;
        setState({status: 'failed', message});
      }
    }
  }
  async function forget(): Promise<void> {
    running.current?.abort();
    vectorCache.last = undefined;
    await forgetEmbeddings();
    setState({status: 'forgotten'});
  }
  return {
    state,
    start: () => void start(),
    cancel: () => running.current?.abort(),
    forget: () => void forget(),
  };
}
