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
  return ({width, height, pixels}, shape, color, x = 0, y = 0) => {
    for (let run = 0; run < shape.length; run += 4) {
      const row = (shape[run] as number) + y;
      if (row < 0 || row >= height) {
        continue;
      }
      const from = row * width + Math.max(0, (shape[run + 1] as number) + x);
      const end = row * width + Math.min(width, (shape[run + 2] as number) + x);
      const step = shape[run + 3] as number;
      const table = (color * STEPS + step) * count;
      for (let at = from; at < end; at += 1) {
        pixels[at] = places[table + (pixels[at] as number)] as number;
      }
    }
  };
}
