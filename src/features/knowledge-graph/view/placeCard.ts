import type {Box} from './picture';

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** Pixels between a card and its circle, which the pointer has to cross, or the edge of the map. */
const GAP = 4;

function clamp(value: number, most: number): number {
  return Math.max(GAP, Math.min(value, most));
}

/**
 * Returns the top left corner of a circle's card, in pixels from the corner of the map: on the side of
 * the circle with more room, or on a narrow map below it.
 */
export function placeCard({x, y, radius}: Circle, size: Size, stage: Size) {
  const beside = x > stage.width / 2 ? x - radius - GAP - size.width : x + radius + GAP;
  const isBeside = beside >= 0 && beside + size.width <= stage.width;
  const top = isBeside ? y - size.height / 2 : y + radius + GAP;
  return {
    left: clamp(isBeside ? beside : x - size.width / 2, stage.width - size.width - GAP),
    top: clamp(top, stage.height - size.height - GAP),
  };
}
