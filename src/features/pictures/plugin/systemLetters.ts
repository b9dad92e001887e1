import sharp from 'sharp';
import {escapeHtml} from '../../../lib/text';

/**
 * Letters that a font of this computer has, each with its combining marks, and their widths as multiples
 * of the font size.
 */
export type SystemLetters = ReadonlyMap<string, number>;

/** Unassigned code points. Like letters without a font, they are drawn as boxes with four or five digits. */
const UNASSIGNED = ['\u0378', '\u{50000}'] as const;

/** Font size in pixels for measuring. */
const SIZE = 100;

const segmenter = new Intl.Segmenter(undefined, {granularity: 'grapheme'});

/** Splits a text into letters with their combining marks. */
export function lettersOf(text: string): string[] {
  return [...segmenter.segment(text.normalize('NFC'))].map(({segment}) => segment);
}

/** Draws a text. Returns its width in pixels, and its size and top row of pixels as a string. */
async function draw(text: string): Promise<{width: number; firstRow: string}> {
  const font = `sans-serif bold ${SIZE}`;
  const {data, info} = await sharp({text: {text: escapeHtml(text), font, dpi: 72}})
    .raw()
    .toBuffer({resolveWithObject: true});
  const {width, height} = info;
  return {width, firstRow: `${width} ${height} ${data.toString('hex', 0, width)}`};
}

async function measure(letter: string): Promise<number | undefined> {
  try {
    const base = String.fromCodePoint(letter.codePointAt(0) as number);
    const box = await draw(UNASSIGNED[base.length - 1] as string);
    if ((await draw(base)).firstRow === box.firstRow) {
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
