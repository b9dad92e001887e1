import {askJson} from './askJson';
import {decodeLines} from '../stream/decodeLines';
import {isRecord} from './isRecord';
import {ModelError} from '../ModelError';
import {parseOllamaLine} from '../stream/parseOllamaLine';
import {parseOllamaTags} from './parseOllamaTags';
import {parseVectors} from './parseVectors';
import {LIST_PATIENCE, EMBED_PATIENCE} from './patience';
import {streamAnswer} from '../stream/streamAnswer';
import type {ModelServer} from '../types';

/** Holds the longest prompt and its answer; Ollama cuts off the beginning of what does not fit, without a word. */
const CONTEXT_TOKENS = 8192;

/** A server that speaks Ollama's API. */
export function ollamaServer(origin: string, fetcher: typeof fetch = fetch): ModelServer {
  return {
    kind: 'ollama',
    origin,
    async list(signal) {
      const value = await askJson(
        {origin, path: '/api/tags', signal, patience: LIST_PATIENCE},
        fetcher,
      );
      const models = parseOllamaTags(value);
      if (!models) {
        throw new ModelError('bad-answer', `${origin} did not answer with a list of models.`);
      }
      return models;
    },
    model: (name) => ({
      name,
      stream: (messages, signal) =>
        streamAnswer(
          {
            origin,
            path: '/api/chat',
            body: {
              model: name,
              messages,
              stream: true,
              options: {temperature: 0.2, num_ctx: CONTEXT_TOKENS},
            },
            signal,
          },
          {decode: decodeLines, parse: parseOllamaLine},
          fetcher,
        ),
    }),
    async embed(model, texts, signal) {
      const value = await askJson(
        {origin, path: '/api/embed', body: {model, input: texts}, signal, patience: EMBED_PATIENCE},
        fetcher,
      );
      return parseVectors(isRecord(value) ? value['embeddings'] : undefined, texts.length);
    },
  };
}
