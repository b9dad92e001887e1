import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Font, Glyph} from 'opentype.js';
import {parse} from 'opentype.js';

export interface Style {
  /** Font files in `node_modules`; each letter uses the first one that has it. */
  readonly files: readonly string[];
  /** Font size in pixels. */
  readonly size: number;
  /** Letter spacing in pixels. */
  readonly spacing: number;
}

function filesOf(face: string, style: string): string[] {
  return ['latin', 'latin-ext', 'cyrillic'].map(
    (letters) => `@fontsource/${face}/files/${face}-${letters}-${style}.woff`,
  );
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

/**
 * Returns a text in letters that the font files have. Other letters, which would appear as boxes,
 * lose marks (`ệ` becomes `ê`, or else `e`) or are left out.
 */
export function drawableText(text: string, files: readonly string[]): string {
  const hasGlyph = (letter: string) => /\s/.test(letter) || fileWith(letter, files) !== undefined;
  const letters = [...text.normalize('NFC')].map((letter) => {
    const [base = '', ...marks] = letter.normalize('NFD');
    const simpler = marks.map((mark) => (base + mark).normalize('NFC'));
    return [letter, ...simpler, base].find((form) => [...form].every(hasGlyph)) ?? '';
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

/** Returns the outlines of a line of text as SVG paths with the baseline at y = 0, and its width. */
export function outlineText(
  text: string,
  {files, size, spacing}: Style,
): {width: number; paths: string} {
  let width = 0;
  let paths = '';
  let last: {font: Font; glyph: Glyph} | undefined;
  for (const letter of text) {
    const font = loadFont(fileWith(letter, files) ?? (files[0] as string));
    const glyph = font.charToGlyph(letter);
    const scale = size / font.unitsPerEm;
    width += last?.font === font ? font.getKerningValue(last.glyph, glyph) * scale : 0;
    const transform = `matrix(${scale} 0 0 ${-scale} ${width.toFixed(1)} 0)`;
    paths += `<path transform="${transform}" d="${outlineOf(glyph)}"/>`;
    width += (glyph.advanceWidth ?? 0) * scale + spacing;
    last = {font, glyph};
  }
  return {width, paths};
}

/** Returns an SVG group with a line of text. `x` is its left edge. */
export function lineGroup(
  text: string,
  style: Style,
  color: string,
  x: number,
  baseline: number,
): string {
  const {paths} = outlineText(text, style);
  return `<g fill="${color}" transform="translate(${x} ${baseline})">${paths}</g>`;
}
