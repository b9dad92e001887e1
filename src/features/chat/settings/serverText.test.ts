import {expect, test} from 'vitest';
import type {ModelServer} from '../models/types';
import type {ServerState} from './ServerState';
import {serverText} from './serverText';

function connected(kind: ModelServer['kind'], chat: string[], embedding: string[]): ServerState {
  const server = {kind, origin: 'http://localhost:11434'} as ModelServer;
  return {status: 'connected', server, models: {chat, embedding}};
}

test.each<[ServerState, string]>([
  [{status: 'idle'}, 'Not connected yet.'],
  [{status: 'connecting'}, 'Asking localhost:11434…'],
  [{status: 'failed', failure: {kind: 'refused', message: 'It said no.'}}, 'It said no.'],
  [
    connected('ollama', ['a', 'b'], ['b', 'c']),
    'Connected to Ollama at http://localhost:11434: 3 models.',
  ],
  [
    connected('openai', ['a'], ['a']),
    'Connected to an OpenAI-compatible server at http://localhost:11434: 1 model.',
  ],
  [
    connected('ollama', [], []),
    'Connected to Ollama at http://localhost:11434, which has no models yet.',
  ],
])('a server is described in words', (state, text) => {
  expect(serverText(state, 'localhost:11434')).toBe(text);
});
