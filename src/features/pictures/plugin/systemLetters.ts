import sharp from 'sharp';
import {escapeHtml} from '../../../lib/text';

/**
 * Letters that a font of this computer has, each with its combining marks, and their widths as multiples
 * of the font size.
 */
export type SystemLetters = ReadonlyMap<string, number>;

/**
 * Unassigned code points up to U+FFFF, and above it. Like letters without a font, they are drawn as boxes
 * with their hexadecimal number: four digits in `short`, five in `long`.
 */
const UNASSIGNED = {short: '\u0378', long: '\u{50000}'};

/** Font size in pixels for measuring. */
const SIZE = 100;

const segmenter = new Intl.Segmenter(undefined, {granularity: 'grapheme'});

/** Splits a text into letters with their combining marks. */
export function lettersOf(text: string): string[] {
  return [...segmenter.segment(text.normalize('NFC'))].map(({segment}) => segment);
}

/**
 * Draws a text. Returns its width in pixels, and its size and top row of pixels as a string: the top row
 * of a box does not depend on the digits in it.
 */
async function draw(text: string): Promise<{width: number; look: string}> {
  const font = `sans-serif bold ${SIZE}`;
  const {data, info} = await sharp({text: {text: escapeHtml(text), font, dpi: 72}})
    .raw()
    .toBuffer({resolveWithObject: true});
  const {width, height} = info;
  return {width, look: `${width} ${height} ${data.toString('hex', 0, width)}`};
}

/** Returns the width of a letter as a multiple of the font size; undefined if no font has the letter. */
async function measure(letter: string): Promise<number | undefined> {
  try {
    const codePoint = letter.codePointAt(0) as number;
    const box = await draw(codePoint > 0xffff ? UNASSIGNED.long : UNASSIGNED.short);
    if ((await draw(String.fromCodePoint(codePoint))).look === box.look) {
      return undefined;
    }
    // Pictures have no space at their edges, so only the difference between two pictures is a multiple of
    // the letter's full width.
    const [one, four] = [await draw(letter), await draw(letter.repeat(4))];
    return (four.width - one.width) / 3 / SIZE;
  } catch {
    // This computer has no fonts at all.
    return undefined;
  }
}

const measured = new Map<string, Promise<number | undefined>>();

/** Returns the letters of a text that a font of this computer has. */
export async function systemLetters(text: string): Promise<SystemLetters> {
  const found = new Map<string, number>();
  for (const letter of new Set(lettersOf(text.replace(/\s/g, '')))) {
    const measuring = measured.get(letter) ?? measure(letter);
    measured.set(letter, measuring);
    const width = await measuring;
    if (width !== undefined) {
      found.set(letter, width);
    }
  }
  return found;
}
