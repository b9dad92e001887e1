import type {PackedTerm, Postings} from './format.js';
import {FIELDS} from './format.js';

/** Weights of the fields. */
const BOOST = {title: 2, tags: 2, slug: 1.5, description: 1.5, heading: 1.3, text: 1, questions: 1};

/** Saturation of repeated terms, as in BM25. */
const K = 1.2;

/**
 * Adds a term's score to each document that has it: for each field, the rarity of the term there,
 * times the field's weight, and slightly more if it is repeated. Lengths of texts do not matter.
 *
 * @param documents number of all documents
 */
export function addScores(
  scores: Map<number, number>,
  documents: number,
  [, ...parts]: PackedTerm,
  weight: number,
): void {
  for (let place = 0; place < parts.length; place += 2) {
    const boost = BOOST[FIELDS[parts[place] as number] ?? 'text'];
    const postings = parts[place + 1] as Postings;
    const {length} = postings;
    const rarity = Math.log(1 + (documents - length + 0.5) / (length + 0.5));
    let id = 0;
    for (const posting of postings) {
      const [distance, times] = typeof posting === 'number' ? [posting, 1] : posting;
      id += distance;
      const share = 0.5 + (times * (K + 1)) / (times + K);
      scores.set(id, (scores.get(id) ?? 0) + weight * boost * rarity * share);
    }
  }
}
