import type {PassageVectors} from './embedPassages';

/** Passages further down have nothing to do with the question. */
const MOST = 50;

/** Ids of the passages nearest to a question, best first; vectors of another model's length are left out. */
export function rankByVector(
  {ids, vectors}: PassageVectors,
  question: Float32Array,
  limit = MOST,
): number[] {
  const scored: {id: number; score: number}[] = [];
  vectors.forEach((vector, index) => {
    const id = ids[index];
    if (id === undefined || vector.length !== question.length) {
      return;
    }
    let score = 0;
    for (let place = 0; place < vector.length; place += 1) {
      score += (vector[place] ?? 0) * (question[place] ?? 0);
    }
    scored.push({id, score});
  });
  return scored
    .sort((one, other) => other.score - one.score || one.id - other.id)
    .slice(0, limit)
    .map(({id}) => id);
}
