import type {Bounds, Size} from './types';

/** Room around the picture for the outermost circles and their names, in pixels. */
const MARGIN = 40;
/** A single post, or posts on one line, must not be magnified without end. */
const LEAST_EXTENT = 80;

/** Pixels of a unit of the layout at which the bounds just fill a screen. */
export function fitScale({left, top, right, bottom}: Bounds, {width, height}: Size): number {
  const across = Math.max(1, width - 2 * MARGIN) / Math.max(LEAST_EXTENT, right - left);
  const down = Math.max(1, height - 2 * MARGIN) / Math.max(LEAST_EXTENT, bottom - top);
  return Math.min(across, down);
}
