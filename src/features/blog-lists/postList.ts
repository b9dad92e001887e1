import type {PackedRows} from '../../lib/packedRows';
import {unpackRows} from '../../lib/packedRows';
import type {PostRow, PostSegment} from '../../lib/postRows';

type Segment = PostSegment<PostRow>;

/** Segment of a list that is part of the page. */
interface FirstSegment extends Omit<Segment, 'rows'> {
  readonly rows: PackedRows;
}

/** Segment that is loaded on demand. */
interface LazySegment extends Omit<Segment, 'rows'> {
  readonly load: () => Promise<{readonly default: PackedRows}>;
}

/** List of posts that the blog plugin generates for a page (`writeModules.ts`). */
export interface SegmentedList {
  /** Unique among the lists of the site. */
  readonly name: string;
  /** Newest first; segments that are part of the page precede those loaded on demand. */
  readonly segments: readonly (FirstSegment | LazySegment)[];
}

/** Props of a page with a long list: the theme's, with `list` instead of post previews. */
export type BlogListProps<ThemeProps> = Omit<ThemeProps, 'items' | 'listMetadata'> & {
  readonly list: SegmentedList;
};

export function firstSegments({segments}: SegmentedList): Segment[] {
  return segments.flatMap((segment) =>
    'rows' in segment ? [{...segment, rows: unpackRows(segment.rows)}] : [],
  );
}

/** @throws Error if the segment cannot be loaded; the next call tries again */
export async function loadSegment(segment: FirstSegment | LazySegment): Promise<Segment> {
  const rows = 'rows' in segment ? segment.rows : (await segment.load()).default;
  return {...segment, rows: unpackRows(rows)};
}

export function countPosts({segments}: SegmentedList): number {
  return segments.reduce((sum, {start, ofYear}) => sum + (start === 0 ? ofYear : 0), 0);
}
