import type {ContentBlock} from 'docusaurus-built-pages';
import type {ScoredPassage} from './scorePassages.js';
import type {AnswerPassage, Mark} from './types.js';

/** Characters to show at first of a block, and of all passages of an answer. */
const MAX_SHOWN = 1000;
const MAX_CHARACTERS = 2200;
/** A passage whose score is this much lower than the best one's is left out. */
const MAX_DISTANCE = 0.5;

interface Folded {
  /** Places of the lines to show, in their order; a line is never cut. */
  readonly shown: readonly number[];
  /** Number of hidden lines. */
  readonly hidden: number;
}

/**
 * Chooses the lines of a long block to show at first: its first line, the lines that answer, and then
 * their neighbors and those after the first.
 */
export function foldLines(
  {lines}: ContentBlock,
  marks: readonly Mark[],
  maxShown = MAX_SHOWN,
): Folded {
  const marked = new Set(marks.map(({line}) => line));
  const distance = (place: number) =>
    Math.min(place + 1, ...[...marked].map((line) => Math.abs(line - place)));
  const nearest = lines
    .map((_, place) => place)
    .sort((one, other) => distance(one) - distance(other) || one - other);
  const shown = new Set<number>([0, ...marked]);
  let length = [...shown].reduce((sum, place) => sum + (lines[place]?.length ?? 0), 0);
  for (const place of nearest) {
    const own = lines[place]?.length ?? 0;
    if (!shown.has(place) && length + own <= maxShown) {
      shown.add(place);
      length += own;
    }
  }
  const places = [...shown].filter((place) => place < lines.length).sort((a, b) => a - b);
  return {shown: places, hidden: lines.length - places.length};
}

/**
 * Chooses the best passages: few, none much worse than the best, as many as fit, the first in any
 * case. A list or table that does not fit is folded; half a program is of no use.
 */
export function choosePassages(scored: readonly ScoredPassage[], most: number): AnswerPassage[] {
  const chosen: AnswerPassage[] = [];
  let left = MAX_CHARACTERS;
  for (const {passage, score} of scored) {
    if (chosen.length === most || score < (scored[0]?.score ?? 0) - MAX_DISTANCE) {
      break;
    }
    const {kind, lines} = passage.block;
    const maxShown = Math.min(MAX_SHOWN, left);
    const {shown} = foldLines(passage.block, passage.marks, maxShown);
    const isCode = kind === 'code' || kind === 'output';
    const visible = isCode ? lines : shown.map((place) => lines[place] ?? '');
    const length = visible.reduce((sum, line) => sum + line.length, 0);
    if (chosen.length === 0 || length <= maxShown) {
      chosen.push({...passage, maxShown});
      left -= length;
    }
  }
  return chosen;
}
