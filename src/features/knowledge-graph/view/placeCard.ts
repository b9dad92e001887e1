import type {Box} from './picture';

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

type Size = Pick<Box, 'width' | 'height'>;
type Corner = Pick<Box, 'left' | 'top'>;

/** Possible gaps between a circle and its card, in pixels; the pointer has to cross them. */
const GAPS = [4, 40, 90];
/** Number of covered pixels that are as bad as one more pixel of gap. */
const GAP_COST = 20;
/** Pixels between a card and the edge of the map. */
const EDGE = 4;
/** Pixels from the center of a circle to the nearer end of a card that is not centered on it. */
const OFFSET = 24;

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function coveredArea(card: Box, other: Box): number {
  const across =
    Math.min(card.left + card.width, other.left + other.width) - Math.max(card.left, other.left);
  const down =
    Math.min(card.top + card.height, other.top + other.height) - Math.max(card.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** Returns positions at this distance from a circle, first those on the side with more room. */
function placesAround(
  {x, y, radius}: Circle,
  {width, height}: Size,
  stage: Size,
  gap: number,
): Corner[] {
  const along = (middle: number, length: number, room: number) =>
    [middle - OFFSET, middle - length / 2, middle - length + OFFSET].map((start) =>
      clamp(start, EDGE, Math.max(EDGE, room - length - EDGE)),
    );
  const right = along(y, height, stage.height).map((top) => ({left: x + radius + gap, top}));
  const left = right.map(({top}) => ({left: x - radius - gap - width, top}));
  const below = along(x, width, stage.width).map((start) => ({left: start, top: y + radius + gap}));
  const above = below.map(({left: start}) => ({left: start, top: y - radius - gap - height}));
  const beside = x > stage.width / 2 ? [...left, ...right] : [...right, ...left];
  return [...beside, ...below, ...above];
}

/**
 * Returns the top left corner of a circle's card: the position near the circle and inside the map
 * where the card covers least. Lengths are in pixels from the corner of the map.
 *
 * @param others boxes that should stay visible
 */
export function placeCard(circle: Circle, size: Size, stage: Size, others: readonly Box[]): Corner {
  const costOf = ({left, top}: Corner): number => {
    const isInside =
      left >= 0 &&
      top >= 0 &&
      left + size.width <= stage.width &&
      top + size.height <= stage.height;
    return isInside
      ? others.reduce(
          (sum, other) =>
            sum + coveredArea({left, top, width: size.width, height: size.height}, other),
          0,
        )
      : Infinity;
  };
  return GAPS.flatMap((gap) =>
    placesAround(circle, size, stage, gap).map((corner) => ({
      corner,
      cost: costOf(corner) + gap * GAP_COST,
    })),
  ).reduce((best, place) => (place.cost < best.cost ? place : best)).corner;
}
