import type {ContentBlock} from 'docusaurus-built-pages';
import type {ScoredPassage} from './scorePassages.js';
import type {AnswerPassage, Mark} from './types.js';

/** Maximum number of characters of a block to show at first. */
const MAX_SHOWN = 1000;
/** Maximum number of characters of all passages of an answer to show at first. */
const MAX_CHARACTERS = 3000;
/** Maximum difference between the scores of the best passage and of another one. */
const MAX_DISTANCE = 0.8;

/** Lines of a block. Some may be hidden at first. */
interface FoldedLines {
  /** Indices of the lines to show, in order. */
  readonly visibleLines: readonly number[];
  /** Number of hidden lines. */
  readonly hiddenCount: number;
}

const isCode = ({kind}: ContentBlock): boolean => kind === 'code' || kind === 'output';

/**
 * Chooses the lines of a long block to show at first: all lines of code, otherwise the first line, the marked lines and, if there
 * is space, the lines closest to these. A line is never cut.
 *
 * @param marks sentences or rows that answer the question
 * @param maxShown maximum number of characters to show
 */
export function foldLines(
  block: ContentBlock,
  marks: readonly Mark[],
  maxShown = MAX_SHOWN,
): FoldedLines {
  const {lines} = block;
  if (isCode(block)) {
    return {visibleLines: [...lines.keys()], hiddenCount: 0};
  }
  const marked = new Set(marks.map(({line}) => line));
  const distance = (place: number) =>
    Math.min(place + 1, ...[...marked].map((line) => Math.abs(line - place)));
  const nearest = lines
    .map((_, place) => place)
    .sort((one, other) => distance(one) - distance(other) || one - other);
  const visible = new Set<number>([0, ...marked]);
  let length = [...visible].reduce((sum, place) => sum + (lines[place]?.length ?? 0), 0);
  for (const place of nearest) {
    const lineLength = lines[place]?.length ?? 0;
    if (!visible.has(place) && length + lineLength <= maxShown) {
      visible.add(place);
      length += lineLength;
    }
  }
  const places = [...visible].filter((place) => place < lines.length).sort((a, b) => a - b);
  return {visibleLines: places, hiddenCount: lines.length - places.length};
}

/**
 * Chooses the passages of an answer: the best one, and others that are not much worse and fit into
 * `MAX_CHARACTERS`. A list or table that does not fit is folded; code is shown completely or not at
 * all.
 *
 * @param scored passages, best first
 */
export function choosePassages(
  scored: readonly ScoredPassage[],
  maxPassages: number,
): AnswerPassage[] {
  const chosen: AnswerPassage[] = [];
  let remaining = MAX_CHARACTERS;
  const [best] = scored;
  const minScore = best ? best.score - MAX_DISTANCE : 0;
  for (const {passage, score} of scored) {
    if (chosen.length === maxPassages || score < minScore) {
      break;
    }
    const {lines} = passage.block;
    const maxShown = Math.min(MAX_SHOWN, remaining);
    const {visibleLines} = foldLines(passage.block, passage.marks, maxShown);
    const length = visibleLines.reduce((sum, place) => sum + (lines[place]?.length ?? 0), 0);
    if (chosen.length === 0 || length <= maxShown) {
      chosen.push({...passage, maxShown});
      remaining -= length;
    }
  }
  return chosen;
}
