import type {PackedRows} from '../../lib/packedRows';
import {unpackRows} from '../../lib/packedRows';
import type {PostRow, PostSegment} from '../../lib/postRows';

type Segment = PostSegment<PostRow>;

/** A piece of a list that comes with its page. */
interface FirstSegment extends Omit<Segment, 'rows'> {
  readonly rows: PackedRows;
}

/** A piece that is loaded when it is asked for. */
interface LateSegment extends Omit<Segment, 'rows'> {
  readonly load: () => Promise<{readonly default: PackedRows}>;
}

/** A list of posts as the blog's plugin writes it for each page (`writeModules.ts`). */
export interface SegmentedList {
  /** Unique among the lists of the site. */
  readonly name: string;
  /** Newest first; those that come with the page before the others. */
  readonly segments: readonly (FirstSegment | LateSegment)[];
}

/** What the pages of long lists get in place of the theme's previews. */
export type BlogListProps<ThemeProps> = Omit<ThemeProps, 'items' | 'listMetadata'> & {
  readonly list: SegmentedList;
};

export function firstSegments({segments}: SegmentedList): Segment[] {
  return segments.flatMap((segment) =>
    'rows' in segment ? [{...segment, rows: unpackRows(segment.rows)}] : [],
  );
}

/** @throws Error when the piece cannot be loaded; the next call tries again */
export async function loadSegment(segment: FirstSegment | LateSegment): Promise<Segment> {
  const rows = 'rows' in segment ? segment.rows : (await segment.load()).default;
  return {...segment, rows: unpackRows(rows)};
}

export function countPosts({segments}: SegmentedList): number {
  return segments.reduce((sum, {start, ofYear}) => sum + (start === 0 ? ofYear : 0), 0);
}
