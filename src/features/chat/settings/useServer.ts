import {useEffect, useRef, useState} from 'react';
import {modelFailure} from '../answering/modelFailure';
import {connectServer} from '../models';
import type {ModelList} from '../models/types';
import type {ServerState} from './ServerState';

interface ServerConnection {
  readonly state: ServerState;
  readonly connect: () => void;
}

const IDLE: ServerState = {status: 'idle'};

/**
 * The connection to a server, made on the reader's word alone.
 *
 * @param onModels told of the models of a server that has just answered
 */
export function useServer(
  address: string,
  onModels: (models: ModelList) => void,
): ServerConnection {
  const [known, setKnown] = useState<{address: string; state: ServerState}>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  async function connect(): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    const {signal} = controller;
    running.current = controller;
    setKnown({address, state: {status: 'connecting'}});
    try {
      const server = await connectServer(address, {signal});
      const models = await server.list(signal);
      signal.throwIfAborted();
      setKnown({address, state: {status: 'connected', server, models}});
      onModels(models);
    } catch (error) {
      if (!signal.aborted) {
        setKnown({address, state: {status: 'failed', failure: modelFailure(error)}});
      }
    }
  }
  return {
    state: known?.address === address ? known.state : IDLE,
    connect: () => void connect(),
  };
}
