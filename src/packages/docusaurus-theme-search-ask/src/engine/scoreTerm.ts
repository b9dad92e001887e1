import type {FieldLengths, PackedTerm, Postings} from './format.js';
import {FIELDS, lengthOf} from './format.js';

const BOOST = {title: 2, tags: 2, slug: 1.5, description: 1.5, heading: 1.3, text: 1, questions: 1};

/** Parameters of BM25+, with MiniSearch's values. */
const K = 1.2;
const B = 0.7;
const D = 0.5;

/** Lengths of a field, ready for scoring. */
export interface FieldNorms {
  readonly boost: number;
  /** First document that has the field. */
  readonly first: number;
  /** Norm of each document from `first` on: higher for longer texts, where a word counts less. */
  readonly norms: Float64Array;
}

export function fieldNorms([average, first, letters]: FieldLengths, field: number): FieldNorms {
  const normOf = (letter: string) => K * (1 - B + (B * lengthOf(letter)) / average);
  const normByLetter = new Map(Array.from(new Set(letters), (letter) => [letter, normOf(letter)]));
  const norms = Float64Array.from(letters, (letter) => normByLetter.get(letter) ?? K);
  return {boost: BOOST[FIELDS[field] ?? 'text'], first, norms};
}

/** Returns the inverse document frequency of a word that `found` of `all` documents have. */
export function inverseDocumentFrequency(found: number, all: number): number {
  return Math.log(1 + (all - found + 0.5) / (found + 0.5));
}

/** Adds a term's score (BM25+) to each document that has it. */
export function addScores(
  scores: Map<number, number>,
  {documentCount, fields}: {readonly documentCount: number; readonly fields: readonly FieldNorms[]},
  [, ...fieldsAndPostings]: PackedTerm,
  weight: number,
): void {
  for (let index = 0; index < fieldsAndPostings.length; index += 2) {
    const {boost, first, norms} = fields[fieldsAndPostings[index] as number] as FieldNorms;
    const postings = fieldsAndPostings[index + 1] as Postings;
    const rarity = inverseDocumentFrequency(postings.length, documentCount);
    let id = 0;
    for (const posting of postings) {
      const [distance, times] = typeof posting === 'number' ? [posting, 1] : posting;
      id += distance;
      const frequency = (times * (K + 1)) / (times + (norms[id - first] ?? K));
      scores.set(id, (scores.get(id) ?? 0) + weight * boost * rarity * (D + frequency));
    }
  }
}
