import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {parse} from 'opentype.js';
import {seededRandom} from '../../../lib/seededRandom';

/** Where a letter is looked for: the site's typeface, alphabet by alphabet. */
const ALPHABETS = ['latin', 'latin-ext', 'cyrillic', 'vietnamese'];

/** Part of the mark's side that the letter's larger side takes. */
const LETTER = 0.62;

/** The path of a letter in the middle of a square; undefined where the typeface does not have it. */
function letterPath(letter: string, side: number): string | undefined {
  const {resolve} = createRequire(__filename);
  for (const alphabet of ALPHABETS) {
    const file = readFileSync(resolve(`@fontsource/geist/files/geist-${alphabet}-700-normal.woff`));
    const font = parse(
      file.buffer.slice(file.byteOffset, file.byteOffset + file.length) as ArrayBuffer,
    );
    if ([...letter].length === 1 && font.charToGlyphIndex(letter) > 0) {
      const box = font.getPath(letter, 0, 0, 100).getBoundingBox();
      const [width, height] = [box.x2 - box.x1, box.y2 - box.y1];
      const size = (100 * LETTER * side) / Math.max(width, height);
      const scale = size / 100;
      const x = side / 2 - ((box.x1 + box.x2) / 2) * scale;
      const y = side / 2 - ((box.y1 + box.y2) / 2) * scale;
      return font.getPath(letter, x, y, size).toPathData(2);
    }
  }
  return undefined;
}

/** Squares of a calendar, three by three, lit by the name: the same name has the same ones. */
function squaresPath(name: string, side: number): string {
  const random = seededRandom(name);
  const cell = side * 0.17;
  const step = side * 0.225;
  const start = side / 2 - step - cell / 2;
  const places = Array.from({length: 9}, (_, place) => ({place, lot: random()}));
  const lit = [...places].sort((a, b) => a.lot - b.lot).slice(0, 5);
  const number = (value: number) => value.toFixed(2).replace(/\.?0+$/, '');
  return lit
    .map(({place}) => place)
    .sort((a, b) => a - b)
    .map((place) => {
      const [x, y] = [start + (place % 3) * step, start + Math.floor(place / 3) * step];
      return `M${number(x)} ${number(y)}h${number(cell)}v${number(cell)}h-${number(cell)}z`;
    })
    .join('');
}

/** What stands for the site in the side of a square: the first letter of its name, or squares. */
function markPath(name: string, side: number): string {
  const [first] = new Intl.Segmenter(undefined, {granularity: 'grapheme'}).segment(name.trim());
  const letter = first?.segment.toLocaleUpperCase('en') ?? '';
  return letterPath(letter, side) ?? squaresPath(name, side);
}

interface MarkColors {
  /** Of the dark mode, and of the light one. */
  readonly dark: string;
  readonly light: string;
  /** What the favicon's letter stands on: the ground of the dark mode. */
  readonly ground: string;
}

/** The favicon and both logos of a site, by their files. */
export function drawMarks(name: string, colors: MarkColors): Readonly<Record<string, string>> {
  const svg = (side: number, content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${content}</svg>\n`;
  const path = (side: number, fill: string) => `<path d="${markPath(name, side)}" fill="${fill}"/>`;
  const board = `<rect width="32" height="32" rx="7" fill="${colors.ground}"/>`;
  return {
    'static/img/favicon.svg': svg(32, board + path(32, colors.dark)),
    'static/img/logo-dark.svg': svg(28, path(28, colors.dark)),
    'static/img/logo-light.svg': svg(28, path(28, colors.light)),
  };
}
