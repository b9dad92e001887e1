import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Font, Glyph} from 'opentype.js';
import {parse} from 'opentype.js';
import {escapeHtml} from '../../../lib/text';
import type {SystemLetters} from './systemLetters';
import {lettersOf} from './systemLetters';

export interface Style {
  /** Font files in `node_modules`; each letter uses the first one that has it. */
  readonly files: readonly string[];
  /** Font size in pixels. */
  readonly size: number;
  /** Letter spacing in pixels. */
  readonly spacing: number;
}

const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'];

function filesOf(face: string, style: string): string[] {
  return SUBSETS.map((letters) => `@fontsource/${face}/files/${face}-${letters}-${style}.woff`);
}

export const TITLE_FILES = filesOf('geist', '600-normal');
export const MONO: Style = {files: filesOf('geist-mono', '400-normal'), size: 26, spacing: 0};

const fonts = new Map<string, Font>();

export function loadFont(file: string): Font {
  const loaded = fonts.get(file);
  if (loaded) {
    return loaded;
  }
  const {buffer, byteOffset, length} = readFileSync(createRequire(__filename).resolve(file));
  const font = parse(buffer.slice(byteOffset, byteOffset + length));
  fonts.set(file, font);
  return font;
}

function fileWith(letter: string, files: readonly string[]): string | undefined {
  return files.find((file) => loadFont(file).charToGlyphIndex(letter) > 0);
}

/** True if the font files have every character of a text. */
function isInFiles(text: string, files: readonly string[]): boolean {
  return [...text].every((letter) => /\s/.test(letter) || fileWith(letter, files) !== undefined);
}

/** Returns the letters of a text that the font files lack. Symbols such as emoji do not count as letters. */
export function foreignLetters(text: string, files: readonly string[]): string[] {
  return lettersOf(text).filter((letter) => /\p{L}/u.test(letter) && !isInFiles(letter, files));
}

/**
 * Returns a text without letters that cannot be drawn, because they would appear as boxes. If the
 * font files lack a letter that this computer's fonts have, the computer's fonts draw the whole text.
 * Otherwise, letters that the font files lack lose marks (`ḗ` becomes `ē`, or else `e`) or are left out.
 */
export function drawableText(
  text: string,
  files: readonly string[],
  system: SystemLetters = new Map(),
): string {
  const needsSystemFonts = foreignLetters(text, files).some((letter) => system.has(letter));
  const letters = needsSystemFonts
    ? lettersOf(text).filter((letter) => /\s/.test(letter) || system.has(letter))
    : [...text.normalize('NFC')].map((letter) => {
        const [base = '', ...marks] = letter.normalize('NFD');
        const simpler = marks.map((mark) => (base + mark).normalize('NFC'));
        return [letter, ...simpler, base].find((form) => isInFiles(form, files)) ?? '';
      });
  return letters.join('').replace(/\s+/g, ' ').trim();
}

/** Outlines of glyphs as SVG path data, cached because all cards use the same letters. */
const outlines = new WeakMap<Glyph, string>();

function outlineOf(glyph: Glyph): string {
  const outline = outlines.get(glyph) ?? glyph.path.toPathData(0);
  outlines.set(glyph, outline);
  return outline;
}

/** Width of a space as a multiple of the font size, for texts in fonts of this computer. */
const SPACE = 0.3;

/**
 * Returns a line of text as SVG elements with the baseline at y = 0, and its width. The elements are
 * outlines, or text in fonts of this computer if the font files lack a letter.
 */
export function lineElements(
  text: string,
  {files, size, spacing}: Style,
  system: SystemLetters = new Map(),
): {width: number; elements: string} {
  if (!isInFiles(text, files)) {
    const widths = lettersOf(text).map((letter) => (system.get(letter) ?? SPACE) * size);
    const style = `font-family="sans-serif" font-weight="bold" font-size="${size}"`;
    return {
      width: widths.reduce((sum, each) => sum + each, 0),
      elements: `<text ${style}>${escapeHtml(text)}</text>`,
    };
  }
  let width = 0;
  let elements = '';
  let last: {font: Font; glyph: Glyph} | undefined;
  for (const letter of text) {
    const font = loadFont(fileWith(letter, files) ?? (files[0] as string));
    const glyph = font.charToGlyph(letter);
    const scale = size / font.unitsPerEm;
    width += last?.font === font ? font.getKerningValue(last.glyph, glyph) * scale : 0;
    const transform = `matrix(${scale} 0 0 ${-scale} ${width.toFixed(1)} 0)`;
    elements += `<path transform="${transform}" d="${outlineOf(glyph)}"/>`;
    width += (glyph.advanceWidth ?? 0) * scale + spacing;
    last = {font, glyph};
  }
  return {width, elements};
}

/** Returns an SVG group with a line of text. `x` is its left edge. */
export function lineGroup(
  text: string,
  style: Style,
  color: string,
  x: number,
  baseline: number,
): string {
  // This computer's fonts affect only the width, which is not used here.
  const {elements} = lineElements(text, style);
  return `<g fill="${color}" transform="translate(${x} ${baseline})">${elements}</g>`;
}
