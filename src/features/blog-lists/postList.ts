import {unpackRows} from '../../lib/packedRows';
import type {PackedRows} from '../../lib/packedRows';
import type {PostRow} from '../../lib/postRow';
import type {PostSegment} from '../../lib/postSegments';

type Place = Omit<PostSegment<PostRow>, 'rows'>;

/** A piece of a list that comes with its page. */
interface PackedSegment extends Place {
  readonly packed: PackedRows;
}

/** A piece that is loaded when it is asked for. */
interface LateSegment extends Place {
  readonly load: () => Promise<{readonly default: PackedRows}>;
}

/** A list of posts as the blog's plugin writes it for each page (`writeModules.ts`). */
export interface PackedList {
  /** Unique among the lists of the site. */
  readonly name: string;
  /** Newest first; those that come with the page before the others. */
  readonly segments: readonly (PackedSegment | LateSegment)[];
}

/** What the pages of long lists get in place of the theme's previews. */
export type BlogListProps<ThemeProps> = Omit<ThemeProps, 'items' | 'listMetadata'> & {
  readonly list: PackedList;
};

function unpack({packed, ...place}: PackedSegment): PostSegment<PostRow> {
  return {...place, rows: unpackRows(packed)};
}

export function firstSegments({segments}: PackedList): PostSegment<PostRow>[] {
  return segments.flatMap((segment) => ('packed' in segment ? [unpack(segment)] : []));
}

/** @throws Error when the piece cannot be loaded; the next call tries again */
export async function loadSegment(
  segment: PackedSegment | LateSegment,
): Promise<PostSegment<PostRow>> {
  if ('packed' in segment) {
    return unpack(segment);
  }
  const {load, ...place} = segment;
  return unpack({...place, packed: (await load()).default});
}

export function countPosts({segments}: PackedList): number {
  return segments.reduce((sum, {start, ofYear}) => sum + (start === 0 ? ofYear : 0), 0);
}
