import {readFileSync} from 'node:fs';
import path from 'node:path';
import {colorTokens, parseColor} from '../../../lib/colors';
import type {Rgb} from './indexedPng';

/** What the site's accent is read from. */
export const ACCENT_FILE = path.join(__dirname, '../../../css/accent.css');

function readAccent(): Rgb {
  const accent = colorTokens(readFileSync(ACCENT_FILE, 'utf8'), 'dark').get('accent');
  const color = parseColor(accent ?? '');
  if (!color) {
    throw new Error(`${ACCENT_FILE}: the dark mode has no --site-accent such as #ffb454`);
  }
  return [...color];
}

/** The dark mode's tokens: a card has no color mode. */
const COLORS = {
  ground: [0x0d, 0x12, 0x17],
  quiet: [0x27, 0x32, 0x3d],
  text: [0xe9, 0xe6, 0xdf],
  muted: [0xa7, 0xb2, 0xbc],
  accent: readAccent(),
} satisfies Record<string, Rgb>;

/** So many colors between two others. */
function between(from: Rgb, to: Rgb, count: number): Rgb[] {
  return Array.from({length: count}, (_, index) => {
    const mix = (axis: 0 | 1 | 2) =>
      Math.round(from[axis] + ((to[axis] - from[axis]) * (index + 1)) / (count + 1));
    return [mix(0), mix(1), mix(2)];
  });
}

type Name = keyof typeof COLORS;

/** How many colors stand for the edges between two of the design: more are not seen, and are larger. */
const EDGES: readonly (readonly [from: Name, to: Name, count: number])[] = [
  ['ground', 'text', 2],
  ['ground', 'muted', 1],
  ['ground', 'accent', 1],
  ['ground', 'quiet', 1],
  ['quiet', 'accent', 1],
];

/** The colors of a card, then those of the edges where two of them meet. */
export const CARD_PALETTE: readonly Rgb[] = [
  ...Object.values(COLORS),
  ...EDGES.flatMap(([from, to, count]) => between(COLORS[from], COLORS[to], count)),
];

/** Where a color of the design stands in the palette. */
export function colorPlace(name: Name): number {
  return CARD_PALETTE.indexOf(COLORS[name]);
}
