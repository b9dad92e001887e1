import type {ContentBlock} from 'docusaurus-built-pages';
import type {Mark} from './types';

/** Characters of a block that are shown at once. */
export const MAX_SHOWN = 1000;

interface Folded {
  /** Places of the lines that are shown, in their order; a line is never cut. */
  readonly shown: readonly number[];
  /** How many lines are not. */
  readonly hidden: number;
}

/**
 * What of a long block is shown before a reader asks for more: its first line, the lines that
 * answer, and then what stands around these and at the start.
 */
export function foldLines({lines}: ContentBlock, marks: readonly Mark[], room = MAX_SHOWN): Folded {
  const marked = new Set(marks.map(({line}) => line));
  const distance = (place: number) =>
    Math.min(place + 1, ...[...marked].map((line) => Math.abs(line - place)));
  const byNeed = lines
    .map((_, place) => place)
    .sort((one, other) => distance(one) - distance(other) || one - other);
  const shown = new Set<number>([0, ...marked]);
  let length = [...shown].reduce((sum, place) => sum + (lines[place]?.length ?? 0), 0);
  for (const place of byNeed) {
    const own = lines[place]?.length ?? 0;
    if (!shown.has(place) && length + own <= room) {
      shown.add(place);
      length += own;
    }
  }
  const places = [...shown].filter((place) => place < lines.length).sort((a, b) => a - b);
  return {shown: places, hidden: lines.length - places.length};
}
