import type {Rgb} from './indexedPng';
import type {Coverage} from './coverage';
import {FULL} from './coverage';

/** A picture whose pixels are places in a palette. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Puts a color of the palette where a shape is, moved by whole pixels; what lies outside is cut. */
export type Paint = (
  canvas: Canvas,
  shape: Coverage,
  color: number,
  x?: number,
  y?: number,
) => void;

const STEPS = FULL + 1;

function distance(one: readonly number[], other: readonly number[]): number {
  return Math.hypot(...one.map((part, axis) => part - (other[axis] as number)));
}

/** The places of the colors that lie between two of a palette, these included. */
function rampOf(palette: readonly Rgb[], from: Rgb, to: Rgb): number[] {
  const detour = (color: Rgb) => distance(from, color) + distance(color, to) - distance(from, to);
  return palette.flatMap((color, place) => (detour(color) < 1 ? [place] : []));
}

/**
 * For each color, coverage and color below, the place of the color that is nearest to their mixture:
 * edges are mixed by looking up.
 */
function mixtures(palette: readonly Rgb[]): Uint8Array {
  const count = palette.length;
  const places = new Uint8Array(count * STEPS * count);
  palette.forEach((color, index) => {
    for (let step = 0; step < STEPS; step += 1) {
      palette.forEach((below, ground) => {
        const mixed = color.map(
          (part, axis) => (part * step + (below[axis] as number) * (FULL - step)) / FULL,
        );
        const ramp = rampOf(palette, color, below);
        const distances = ramp.map((known) => distance(palette[known] as Rgb, mixed));
        places[(index * STEPS + step) * count + ground] = ramp[
          distances.indexOf(Math.min(...distances))
        ] as number;
      });
    }
  });
  return places;
}

/** Paints with the colors of a palette. */
export function createPaint(palette: readonly Rgb[]): Paint {
  const places = mixtures(palette);
  const count = palette.length;
  return (canvas, shape, color, x = 0, y = 0) => {
    const left = shape.left + x;
    const [from, to] = [Math.max(0, -left), Math.min(shape.width, canvas.width - left)];
    const top = shape.top + y;
    const [first, last] = [Math.max(0, -top), Math.min(shape.height, canvas.height - top)];
    for (let row = first; row < last; row += 1) {
      const source = row * shape.width;
      const target = (top + row) * canvas.width + left;
      for (let column = from; column < to; column += 1) {
        const step = shape.values[source + column] as number;
        if (step > 0) {
          const at = target + column;
          const below = canvas.pixels[at] as number;
          canvas.pixels[at] = places[(color * STEPS + step) * count + below] as number;
        }
      }
    }
  };
}
