import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Kinds of questions that the site answers, and of those that it does not. */
export const ANSWERABLE = [
  'fact',
  'paraphrase',
  'number',
  'list',
  'compare',
  'follow-up',
  'multi',
  'shelf',
  'about',
] as const;
export const UNANSWERABLE = ['absent', 'nonsense', 'hostile'] as const;

/** A question as a reader would put it, and what its answer must show. */
export interface GoldenQuestion {
  readonly question: string;
  readonly kind: (typeof ANSWERABLE)[number] | (typeof UNANSWERABLE)[number];
  /** What was asked before it. */
  readonly before?: readonly string[];
  /** Pages that answer it; none where nothing does. */
  readonly pages: readonly string[];
  /** Words or numbers that the shown text must contain, all of them; `a|b` is one or the other. */
  readonly says: readonly string[];
}

/** The first half is what answers are tuned on; the held half shows whether they were fitted to it. */
export function goldenQuestions(half: 'tuned' | 'held'): GoldenQuestion[] {
  const name = half === 'tuned' ? 'golden-questions' : 'golden-questions-held';
  const file = path.resolve(__dirname, `../fixtures/${name}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as GoldenQuestion[];
}
