import {ModelError} from '../ModelError';

/**
 * Vectors as a server sends them, checked: as many as were asked for, all of one length, every number finite.
 * @throws ModelError `bad-answer`
 */
export function parseVectors(value: unknown, count: number): number[][] {
  const rows: unknown[] = Array.isArray(value) ? value : [];
  const length = Array.isArray(rows[0]) ? rows[0].length : 0;
  const isSound =
    rows.length === count &&
    (count === 0 || length > 0) &&
    rows.every(
      (row) => Array.isArray(row) && row.length === length && row.every((n) => Number.isFinite(n)),
    );
  if (!isSound) {
    throw new ModelError(
      'bad-answer',
      'The server did not answer with one vector for each passage. Is this an embedding model?',
    );
  }
  return rows as number[][];
}
