import type {ContentBlock} from 'docusaurus-built-pages';
import type {ScoredPassage} from './scorePassages.js';
import type {AnswerPassage, Mark} from './types.js';

/** Maximum number of characters of a block to show at first. */
const MAX_SHOWN = 1000;
/** Maximum number of characters of all passages of an answer to show at first. */
const MAX_CHARACTERS = 3000;
/** Maximum difference between the scores of the best passage and any other. */
const MAX_DISTANCE = 0.8;

function lengthOf(lines: readonly string[], indices: Iterable<number>): number {
  return Array.from(indices).reduce((sum, index) => sum + (lines[index]?.length ?? 0), 0);
}

/**
 * Chooses the lines of a long block to show at first: all lines of code, otherwise the first line, the
 * marked lines and, if there is space, the lines closest to these. A line is never cut.
 *
 * @returns the indices of the lines, in order
 */
export function chooseLines(
  {kind, lines}: ContentBlock,
  marks: readonly Mark[],
  maxShown = MAX_SHOWN,
): number[] {
  const indices = Array.from(lines.keys());
  if (kind === 'code' || kind === 'output') {
    return indices;
  }
  // The beginning of the block counts like a mark on the line before it.
  const distance = (index: number) =>
    Math.min(index + 1, ...marks.map(({line}) => Math.abs(line - index)));
  const nearest = [...indices].sort((one, other) => distance(one) - distance(other));
  const visible = new Set([0, ...marks.map(({line}) => line)]);
  let length = lengthOf(lines, visible);
  for (const index of nearest) {
    const lineLength = lines[index]?.length ?? 0;
    if (!visible.has(index) && length + lineLength <= maxShown) {
      visible.add(index);
      length += lineLength;
    }
  }
  return indices.filter((index) => visible.has(index));
}

/**
 * Chooses the passages of an answer: the best one, and others that are not much worse and fit into
 * `MAX_CHARACTERS`. If a list or table does not fit, some of its lines are hidden at first; code is shown
 * completely or not at all.
 *
 * @param scored passages, best first
 */
export function choosePassages(
  scored: readonly ScoredPassage[],
  maxPassages: number,
): AnswerPassage[] {
  const chosen: AnswerPassage[] = [];
  const minScore = (scored[0]?.score ?? 0) - MAX_DISTANCE;
  let remaining = MAX_CHARACTERS;
  for (const {passage, score} of scored) {
    if (chosen.length === maxPassages || score < minScore) {
      break;
    }
    const {block, marks} = passage;
    const maxShown = Math.min(MAX_SHOWN, remaining);
    const length = lengthOf(block.lines, chooseLines(block, marks, maxShown));
    if (chosen.length === 0 || length <= maxShown) {
      chosen.push({...passage, maxShown});
      remaining -= length;
    }
  }
  return chosen;
}
