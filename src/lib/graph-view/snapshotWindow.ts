import type {Projection, Size} from './types';

/** How much smaller or larger than it was drawn a picture may be shown before it is drawn anew. */
const MOST_SCALED = 1.6;

export interface SnapshotWindow extends Size {
  readonly left: number;
  readonly top: number;
}

/**
 * The part of a picture that shows what another projection would, in pixels of the picture.
 *
 * @param taken how the picture was drawn
 * @returns undefined where the picture does not reach, or would be too coarse
 */
export function snapshotWindow(taken: Projection, wanted: Projection): SnapshotWindow | undefined {
  const factor = taken.scale / wanted.scale;
  const width = wanted.width * factor;
  const height = wanted.height * factor;
  const left = (wanted.x - taken.x) * taken.scale + (taken.width - width) / 2;
  const top = (wanted.y - taken.y) * taken.scale + (taken.height - height) / 2;
  const reaches =
    left >= 0 && top >= 0 && left + width <= taken.width && top + height <= taken.height;
  const isFine = factor <= MOST_SCALED && factor >= 1 / MOST_SCALED;
  return reaches && isFine ? {left, top, width, height} : undefined;
}
