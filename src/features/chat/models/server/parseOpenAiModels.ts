import {isRecord} from './isRecord';
import type {ModelList} from '../types';

/** Words in the names of models made for embedding. The API says nothing of what a model can do. */
const EMBEDS = /embed|(?:^|[/_-])(?:bge|gte|e5|minilm|mxbai)(?:[._-]|$)/i;

/** The models of `/v1/models`; undefined when the value is none of it. */
export function parseOpenAiModels(value: unknown): ModelList | undefined {
  if (!isRecord(value) || !Array.isArray(value['data'])) {
    return undefined;
  }
  const names = value['data'].flatMap((model: unknown) =>
    isRecord(model) && typeof model['id'] === 'string' && model['id'] !== '' ? [model['id']] : [],
  );
  const embedding = names.filter((name) => EMBEDS.test(name));
  const chat = names.filter((name) => !EMBEDS.test(name));
  return {chat, embedding: embedding.length > 0 ? embedding : chat};
}
