import {isRecord} from './isRecord';
import type {ModelList} from '../types';

interface Entry {
  readonly name: string;
  readonly embeds: boolean;
}

function parseEntry(value: unknown): Entry | undefined {
  if (!isRecord(value)) {
    return undefined;
  }
  const name = value['name'] ?? value['model'];
  if (typeof name !== 'string' || name === '') {
    return undefined;
  }
  const details = isRecord(value['details']) ? value['details'] : {};
  const families = [details['family'], details['families']].flat();
  return {
    name,
    embeds: /embed/i.test(name) || families.some((family) => /bert/i.test(String(family))),
  };
}

/**
 * The models of Ollama's `/api/tags`; undefined when the value is none of it. Models that embed are known by their
 * family (the BERTs) or name. Where none is known, all are offered, and the reader knows.
 */
export function parseOllamaTags(value: unknown): ModelList | undefined {
  if (!isRecord(value) || !Array.isArray(value['models'])) {
    return undefined;
  }
  const entries = value['models'].flatMap((model: unknown) => parseEntry(model) ?? []);
  const embedding = entries.filter(({embeds}) => embeds).map(({name}) => name);
  const chat = entries.filter(({embeds}) => !embeds).map(({name}) => name);
  return {chat, embedding: embedding.length > 0 ? embedding : chat};
}
