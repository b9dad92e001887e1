export interface FuzzyTerm {
  readonly id: number;
  readonly edits: number;
  /** How much of the term was compared: all of it, or a beginning. */
  readonly length: number;
}

/** How many slips are forgiven in a word: one from 4 letters, two from 8. */
export function allowedEdits(word: string): number {
  return word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
}

/**
 * Terms at most `most` edits from a word (insertion, deletion, substitution, neighbors swapped),
 * or, with `asPrefix`, terms that begin with something that near. The terms are sorted, so that
 * what neighbors share is compared once, and a hopeless beginning is left out with all that has it.
 */
export function fuzzyTerms(
  terms: readonly string[],
  word: string,
  most: number,
  asPrefix: boolean,
): FuzzyTerm[] {
  const width = word.length + 1;
  const longest = word.length + most;
  const rows = new Uint8Array((longest + 2) * width);
  for (let column = 0; column < width; column += 1) {
    rows[column] = column;
  }
  const found: FuzzyTerm[] = [];
  let before = '';
  /** Length of the beginning of `before` that already is too far from the word. */
  let dead = Infinity;
  for (const [id, term] of terms.entries()) {
    let row = 0;
    while (row < before.length && before.charCodeAt(row) === term.charCodeAt(row)) {
      row += 1;
    }
    before = term;
    const end = Math.min(term.length, longest + 1);
    if (row >= dead) {
      // Nothing that is new can be near; what stands before may be, as a beginning.
      row = end + 1;
    } else {
      dead = Infinity;
      row += 1;
    }
    for (; row <= end; row += 1) {
      if (fillRow(rows, width, word, term, row) > most) {
        dead = row;
        break;
      }
    }
    const match = nearest(
      rows,
      width,
      Math.min(row - 1, end, dead - 1),
      term.length,
      most,
      asPrefix,
    );
    if (match) {
      found.push({id, ...match});
    }
  }
  return found;
}

/** Fills one row of the table of edit distances; gives the smallest number that can still win. */
function fillRow(rows: Uint8Array, width: number, word: string, term: string, row: number): number {
  const at = row * width;
  const letter = term.charCodeAt(row - 1);
  let least = (rows[at] = row);
  for (let column = 1; column < width; column += 1) {
    const other = word.charCodeAt(column - 1);
    const above = at - width + column;
    let edits = Math.min(
      (rows[above] as number) + 1,
      (rows[at + column - 1] as number) + 1,
      (rows[above - 1] as number) + (letter === other ? 0 : 1),
    );
    const swapped =
      row > 1 &&
      column > 1 &&
      letter === word.charCodeAt(column - 2) &&
      other === term.charCodeAt(row - 2);
    if (swapped) {
      edits = Math.min(edits, (rows[above - width - 2] as number) + 1);
    }
    rows[at + column] = edits;
    least = Math.min(least, edits);
  }
  return least;
}

function nearest(
  rows: Uint8Array,
  width: number,
  last: number,
  length: number,
  most: number,
  asPrefix: boolean,
): Omit<FuzzyTerm, 'id'> | undefined {
  const editsAt = (row: number): number => rows[row * width + width - 1] as number;
  if (last === length && editsAt(length) <= most) {
    return {edits: editsAt(length), length};
  }
  if (!asPrefix) {
    return undefined;
  }
  let best: Omit<FuzzyTerm, 'id'> | undefined;
  for (let row = Math.max(1, width - 1 - most); row <= last; row += 1) {
    const edits = editsAt(row);
    if (edits <= most && (!best || edits < best.edits)) {
      best = {edits, length: row};
    }
  }
  return best;
}
