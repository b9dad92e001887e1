import {CARD_COLORS} from './cardElement';
import type {Rgb} from './indexedPng';

function rgb(hex: string): Rgb {
  const [red = 0, green = 0, blue = 0] =
    hex.match(/[\da-f]{2}/g)?.map((part) => parseInt(part, 16)) ?? [];
  return [red, green, blue];
}

/** So many steps from one color to another, the second itself being the last. */
function steps(from: string, to: string, count: number): Rgb[] {
  const [start, end] = [rgb(from), rgb(to)];
  const between = (axis: 0 | 1 | 2, step: number) =>
    Math.round(start[axis] + ((end[axis] - start[axis]) * step) / count);
  return Array.from({length: count}, (_, index): Rgb => {
    const step = index + 1;
    return [between(0, step), between(1, step), between(2, step)];
  });
}

/** The colors of a card, and those of the edges where two of them meet. */
export function cardPalette(): Rgb[] {
  const {ground, quiet, text, muted, accent} = CARD_COLORS;
  return [
    rgb(ground),
    ...steps(ground, text, 5),
    ...steps(ground, muted, 3),
    ...steps(ground, accent, 4),
    ...steps(ground, quiet, 2),
    ...steps(quiet, accent, 2).slice(0, 1),
  ];
}
