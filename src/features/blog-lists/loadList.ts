import {unpackRows} from '../../lib/packedRows';
import type {PackedRows} from '../../lib/packedRows';
import type {PostRow} from '../../lib/postRow';
import type {PostSegment} from '../../lib/postSegments';
import {unlessServed} from '../../components/ServedPart/servedParts';

type JsonModule<Data> = Promise<{readonly default: Data}>;

/** A piece of a list that a page can load. */
export interface SegmentSource extends Omit<PostSegment<PostRow>, 'rows'> {
  readonly load: () => JsonModule<PackedRows>;
}

/** A list of posts as its page gets it. */
export interface LoadedList {
  /** Unique among the lists of the site. */
  readonly name: string;
  /** All pieces, newest first. */
  readonly segments: readonly SegmentSource[];
  /** How many of them the page shows at first. */
  readonly firstCount: number;
  /** Their rows; undefined where the page shows them as the server drew them. */
  readonly first: readonly PostSegment<PostRow>[] | undefined;
}

export async function loadSegment({
  load,
  ...segment
}: SegmentSource): Promise<PostSegment<PostRow>> {
  return {...segment, rows: unpackRows((await load()).default)};
}

/** Called by the module that the blog's plugin writes for each list. */
export async function loadList(
  name: string,
  segments: readonly SegmentSource[],
  firstCount: number,
): Promise<LoadedList> {
  const first = await unlessServed(name, () =>
    Promise.all(segments.slice(0, firstCount).map(loadSegment)),
  );
  return {name, segments, firstCount, first};
}

export function countPosts({segments}: Pick<LoadedList, 'segments'>): number {
  return segments.reduce((sum, {start, ofYear}) => sum + (start === 0 ? ofYear : 0), 0);
}
