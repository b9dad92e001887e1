import {embeddingPrefixes} from './embeddingPrefixes';
import type {ModelServer} from '../types';
import {unitVector} from './unitVector';

/** The vector of a question, to be compared with those of passages. @throws ModelError */
export async function embedQuestion(
  server: ModelServer,
  model: string,
  question: string,
  signal: AbortSignal,
): Promise<Float32Array> {
  const {question: prefix} = embeddingPrefixes(model);
  const [row = []] = await server.embed(model, [prefix + question], signal);
  return unitVector(row);
}
