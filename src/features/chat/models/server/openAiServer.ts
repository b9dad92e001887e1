import {askJson} from './askJson';
import {decodeEvents} from '../stream/decodeEvents';
import {isRecord} from './isRecord';
import {ModelError} from '../ModelError';
import {parseOpenAiEvent} from '../stream/parseOpenAiEvent';
import {parseOpenAiModels} from './parseOpenAiModels';
import {parseVectors} from './parseVectors';
import {EMBED_PATIENCE, LIST_PATIENCE} from './patience';
import {streamAnswer} from '../stream/streamAnswer';
import type {ModelServer} from '../types';

/** The rows of `/v1/embeddings` in the order of their texts; servers may answer in another. */
function orderedRows(value: unknown): unknown[] {
  const rows: unknown[] = isRecord(value) && Array.isArray(value['data']) ? value['data'] : [];
  return rows
    .filter(isRecord)
    .sort((one, other) => Number(one['index'] ?? 0) - Number(other['index'] ?? 0))
    .map((row) => row['embedding']);
}

/** A server that speaks the part of OpenAI's API that llama.cpp, LM Studio, vLLM and others speak as well. */
export function openAiServer(origin: string, fetcher: typeof fetch = fetch): ModelServer {
  return {
    kind: 'openai',
    origin,
    async list(signal) {
      const value = await askJson(
        {origin, path: '/v1/models', signal, patience: LIST_PATIENCE},
        fetcher,
      );
      const models = parseOpenAiModels(value);
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
            path: '/v1/chat/completions',
            body: {model: name, messages, stream: true, temperature: 0.2},
            signal,
          },
          {decode: decodeEvents, parse: parseOpenAiEvent},
          fetcher,
        ),
    }),
    async embed(model, texts, signal) {
      const value = await askJson(
        {
          origin,
          path: '/v1/embeddings',
          body: {model, input: texts, encoding_format: 'float'},
          signal,
          patience: EMBED_PATIENCE,
        },
        fetcher,
      );
      return parseVectors(orderedRows(value), texts.length);
    },
  };
}
