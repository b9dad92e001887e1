import {groupByYear} from './groupBy';

/** A piece of a long list: rows of one year, few enough to come as one file. */
export interface PostSegment<Row> {
  readonly year: string;
  /** Rows of the year before this piece. */
  readonly start: number;
  /** Rows that the whole year has. */
  readonly ofYear: number;
  readonly rows: readonly Row[];
}

/** Rows that one file has at most. */
const SEGMENT_ROWS = 100;

/** Rows that a page shows at most before it is scrolled. */
const FIRST_ROWS = 150;

/** A list of rows, newest first, in pieces: each of one year, none too long. */
export function cutSegments<Row extends {readonly date: string}>(
  rows: readonly Row[],
): PostSegment<Row>[] {
  return groupByYear(rows).flatMap(({year, items}) =>
    Array.from({length: Math.ceil(items.length / SEGMENT_ROWS)}, (_, piece) => {
      const start = piece * SEGMENT_ROWS;
      return {
        year,
        start,
        ofYear: items.length,
        rows: items.slice(start, start + SEGMENT_ROWS),
      };
    }),
  );
}

/** How many of the pieces a page shows at first: as many as fit, and one at least. */
export function countFirst(segments: readonly {readonly rows: readonly unknown[]}[]): number {
  let sum = 0;
  const tooMany = segments.findIndex(({rows}) => {
    sum += rows.length;
    return sum > FIRST_ROWS;
  });
  return tooMany < 0 ? segments.length : Math.max(1, tooMany);
}
