import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Font, Glyph} from 'opentype.js';
import {parse} from 'opentype.js';
import type {PngOptions} from 'sharp';
import sharp from 'sharp';
import {colorTokens, parseColor} from '../../lib/colors';
import {coverFile} from '../../lib/coverFile';
import {COVER_HEIGHT} from '../../lib/coverShapes';

/** What a card says; `line` is the date of a post, the tagline of the site. */
export interface Card {
  readonly title: string;
  readonly line: string;
  readonly tags: readonly string[];
  /** Slug of the cover. */
  readonly seed: string;
  readonly siteTitle: string;
}

interface Style {
  /** Files of the typeface in `node_modules`; a letter comes from the first one that has it. */
  readonly files: readonly string[];
  /** Pixels. */
  readonly size: number;
  /** Pixels after each letter. */
  readonly spacing: number;
}

const WIDTH = 1200;
const HEIGHT = 630;
/** Pixels left and right of all texts. */
const MARGIN = 64;
const TITLE_TOP = 237;
/** Base lines of the tags and of the last line, in pixels from the top. */
const TAGS_BASE = 529;
const LAST_BASE = 577;
const MAX_TAG_LETTERS = 56;
const MAX_TITLE_LINES = 3;

const ACCENT_FILE = path.join(__dirname, '../../css/accent.css');

function readAccent(): string {
  const accent = colorTokens(readFileSync(ACCENT_FILE, 'utf8'), 'dark').get('accent');
  if (!accent || !parseColor(accent)) {
    throw new Error(`${ACCENT_FILE}: the dark mode has no --site-accent such as #ffb454`);
  }
  return accent;
}

/** The dark mode's tokens: a card has no color mode. */
const COLORS = {
  ground: '#0d1217',
  quiet: '#27323d',
  text: '#e9e6df',
  muted: '#a7b2bc',
  accent: readAccent(),
};

/** Five colors and those of their edges. The smallest files that sharp makes of them. */
export const CARD_PNG: PngOptions = {
  palette: true,
  colors: 16,
  dither: 0,
  effort: 7,
  compressionLevel: 9,
};

function filesOf(face: string, style: string): string[] {
  return ['latin', 'latin-ext', 'cyrillic'].map(
    (letters) => `@fontsource/${face}/files/${face}-${letters}-${style}.woff`,
  );
}

const TITLE_FILES = filesOf('geist', '600-normal');
const MONO: Style = {files: filesOf('geist-mono', '400-normal'), size: 26, spacing: 0};

const fonts = new Map<string, Font>();

function loadFont(file: string): Font {
  const known = fonts.get(file);
  if (known) {
    return known;
  }
  const {buffer, byteOffset, length} = readFileSync(createRequire(__filename).resolve(file));
  const font = parse(buffer.slice(byteOffset, byteOffset + length));
  fonts.set(file, font);
  return font;
}

/** Path data of glyphs in the fonts' units, which are whole numbers. */
const outlines = new Map<Glyph, string>();

function outlineOf(glyph: Glyph): string {
  const outline = outlines.get(glyph) ?? glyph.path.toPathData(0);
  outlines.set(glyph, outline);
  return outline;
}

/** The first of the files that has a letter. */
function fileWith(letter: string, files: readonly string[]): string | undefined {
  return files.find((file) => loadFont(file).charToGlyphIndex(letter) > 0);
}

/** A text without the letters that no file has: a row of boxes says nothing. */
function drawable(text: string, files: readonly string[]): string {
  const letters = [...text].filter((letter) => /\s/.test(letter) || fileWith(letter, files));
  return letters.join('').replace(/\s+/g, ' ').trim();
}

/** A text on one line: its width in pixels, and its letters as SVG paths, their base at y = 0. */
function setText(text: string, {files, size, spacing}: Style): {width: number; paths: string} {
  let width = 0;
  let paths = '';
  let last: {font: Font; glyph: Glyph} | undefined;
  for (const letter of text) {
    const font = loadFont(fileWith(letter, files) ?? (files[0] as string));
    const glyph = font.charToGlyph(letter);
    const scale = size / font.unitsPerEm;
    width += last?.font === font ? font.getKerningValue(last.glyph, glyph) * scale : 0;
    const place = `matrix(${scale} 0 0 ${-scale} ${width.toFixed(1)} 0)`;
    paths += `<path transform="${place}" d="${outlineOf(glyph)}"/>`;
    width += (glyph.advanceWidth ?? 0) * scale + spacing;
    last = {font, glyph};
  }
  return {width, paths};
}

function lineGroup(text: string, style: Style, color: string, x: number, base: number): string {
  const {paths} = setText(text, style);
  return `<g fill="${color}" transform="translate(${x} ${base})">${paths}</g>`;
}

/** Pieces that a line may end after: words with the space behind them, parts before a hyphen or dash. */
const PIECE = /[^\s–—-]*(?:[–—-]+(?=[\p{L}\p{N}])|\s+|$)|[–—-]+/gu;

/** Sets a text in lines, each as full as it can be; a piece that no line holds is cut. */
export function wrapLines(text: string, fits: (line: string) => boolean): string[] {
  const pieces = text.trim().match(PIECE) ?? [];
  const lines = [''];
  for (const piece of pieces.flatMap((each) => (fits(each.trimEnd()) ? each : [...each]))) {
    const longer = `${lines.at(-1)}${piece}`;
    if (fits(longer.trimEnd())) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(piece);
    }
  }
  return lines.map((line) => line.trimEnd()).filter(Boolean);
}

/** As many lines as a card has room for; where there are more, the last one ends in an ellipsis. */
function cutLines(lines: readonly string[], fits: (line: string) => boolean): readonly string[] {
  if (lines.length <= MAX_TITLE_LINES) {
    return lines;
  }
  const shown = lines.slice(0, MAX_TITLE_LINES);
  let last = [...(shown.pop() ?? '')];
  while (!fits(`${last.join('').trimEnd()}…`)) {
    last = last.slice(0, -1);
  }
  return [...shown, `${last.join('').trimEnd()}…`];
}

/** A long title is set smaller, so that three lines hold most, and cut where they do not. */
function titleGroups(title: string): string[] {
  const size = title.length > 52 ? 56 : title.length > 30 ? 66 : 78;
  const style = {files: TITLE_FILES, size, spacing: -1.5};
  const {ascender, unitsPerEm} = loadFont(TITLE_FILES[0] as string);
  // The font's ascent holds 9 % of the size above the highest accent.
  const first = Math.round(TITLE_TOP + (ascender / unitsPerEm - 0.09) * size);
  const fits = (line: string) => setText(line, style).width <= WIDTH - 2 * MARGIN;
  return cutLines(wrapLines(title, fits), fits).map((line, index) =>
    lineGroup(line, style, COLORS.text, MARGIN, first + index * Math.round(1.12 * size)),
  );
}

/** As many tags as fit on one line, in their order. */
function tagLine(tags: readonly string[]): string {
  let line = '';
  for (const tag of tags) {
    const longer = `${line} #${tag}`.trim();
    if (longer.length > MAX_TAG_LETTERS) {
      break;
    }
    line = longer;
  }
  return line;
}

/** A card of 1200 × 630 as SVG that needs no typeface: cover, title, tags, date, name of the site. */
export function cardSvg({title, line, tags, seed, siteTitle}: Card): string {
  const mono = (text: string) => drawable(text, MONO.files);
  // sharp's SVG library knows no custom properties.
  const cover = coverFile(seed, tags)
    .replaceAll(/var\(--cover-lit,[^)]*\)/g, COLORS.accent)
    .replaceAll(/var\(--cover-quiet,[^)]*\)/g, COLORS.quiet)
    .replace('<svg ', `<svg width="${WIDTH}" height="${COVER_HEIGHT}" `);
  const right = WIDTH - MARGIN - setText(mono(siteTitle), MONO).width;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="100%" height="100%" fill="${COLORS.ground}"/>`,
    cover,
    `<rect y="${COVER_HEIGHT}" width="100%" height="1" fill="${COLORS.quiet}"/>`,
    // A title in a script that the typefaces lack would leave an empty card.
    ...titleGroups(drawable(title, TITLE_FILES) || drawable(siteTitle, TITLE_FILES)),
    lineGroup(tagLine(tags.map(mono).filter(Boolean)), MONO, COLORS.accent, MARGIN, TAGS_BASE),
    lineGroup(line, MONO, COLORS.muted, MARGIN, LAST_BASE),
    lineGroup(mono(siteTitle), MONO, COLORS.muted, right, LAST_BASE),
    '</svg>',
  ].join('\n');
}

/** A card's SVG as PNG of few colors. */
export async function drawCard(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png(CARD_PNG).toBuffer();
}
