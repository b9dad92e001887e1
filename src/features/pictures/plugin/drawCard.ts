import type {PngOptions} from 'sharp';
import sharp from 'sharp';
import type {CoverPlot} from './coverFile';
import {COVER, coverFile} from './coverFile';
import {COLORS} from './cardColors';
import {MONO, TITLE_FILES, drawable, lineGroup, loadFont, setText} from './setText';

/** Content of a card; `line` is the date of a post, or the tagline of the site. */
export interface Card {
  readonly title: string;
  readonly line: string;
  readonly tags: readonly string[];
  /** Slug of the cover. */
  readonly seed: string;
  /** Marks of the post's first plot, for the cover. */
  readonly plot?: CoverPlot | undefined;
  readonly siteTitle: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
/** Horizontal margin in pixels of all texts. */
const MARGIN = 64;
const TITLE_TOP = 237;
/** Baselines of the tags and of the last line, in pixels from the top. */
const TAGS_BASE = 529;
const LAST_BASE = 577;
const MAX_TAG_LETTERS = 56;
const MAX_TITLE_LINES = 3;

/** Settings for the smallest files: a card has at most ten colors and those of blurred edges. */
export const CARD_PNG: PngOptions = {
  palette: true,
  colors: 16,
  dither: 0,
  effort: 7,
  compressionLevel: 9,
};

/** Matches text up to the next break opportunity: after a space, hyphen or dash. */
const PIECE = /[^\s–—-]*(?:[–—-]+(?=[\p{L}\p{N}])|\s+|$)|[–—-]+/gu;

/** Wraps a text into lines that are as full as possible. Words wider than a line are broken. */
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

/** Returns at most `most` lines. If some are left out, the last one ends in an ellipsis. */
function cutLines(
  lines: readonly string[],
  most: number,
  fits: (line: string) => boolean,
): readonly string[] {
  if (lines.length <= most) {
    return lines;
  }
  const shown = lines.slice(0, most);
  let last = [...(shown.pop() ?? '')];
  while (!fits(`${last.join('').trimEnd()}…`)) {
    last = last.slice(0, -1);
  }
  return [...shown, `${last.join('').trimEnd()}…`];
}

/** Draws the lines of a title, and truncates it if it is too long. A long title is smaller. */
function titleGroups(title: string): string[] {
  const size = title.length > 52 ? 56 : title.length > 30 ? 66 : 78;
  const style = {files: TITLE_FILES, size, spacing: -1.5};
  const {ascender, unitsPerEm} = loadFont(TITLE_FILES[0] as string);
  // The font's ascender is 9 % of the size higher than the highest accent.
  const first = Math.round(TITLE_TOP + (ascender / unitsPerEm - 0.09) * size);
  const fits = (line: string) => setText(line, style).width <= WIDTH - 2 * MARGIN;
  return cutLines(wrapLines(title, fits), MAX_TITLE_LINES, fits).map((line, index) =>
    lineGroup(line, style, COLORS.text, MARGIN, first + index * Math.round(1.12 * size)),
  );
}

/** Joins as many of the first tags as fit on a line. */
function tagLine(tags: readonly string[], most: number): string {
  let line = '';
  for (const tag of tags) {
    const longer = `${line} #${tag}`.trim();
    if (longer.length > most) {
      break;
    }
    line = longer;
  }
  return line;
}

function coverBand({seed, tags, plot}: Card): string {
  // sharp's SVG library does not support custom properties.
  const cover = coverFile(seed, tags, plot)
    .replaceAll(/var\(--cover-lit,[^)]*\)/g, COLORS.accent)
    .replaceAll(/var\(--cover-other,[^)]*\)/g, COLORS.muted)
    .replaceAll(/var\(--cover-quiet,[^)]*\)/g, COLORS.quiet)
    .replace('<svg ', `<svg width="${WIDTH}" height="${COVER.height}" `);
  return `${cover}<rect y="${COVER.height}" width="100%" height="1" fill="${COLORS.quiet}"/>`;
}

/**
 * Builds the SVG of a card of 1200 × 630 pixels with cover, title, tags, date and the site's
 * title. Texts are outlines, so that no font is needed.
 */
export function cardSvg(card: Card): string {
  const {title, line, tags, siteTitle} = card;
  const mono = (text: string) => drawable(text, MONO.files);
  const right = WIDTH - MARGIN - setText(mono(siteTitle), MONO).width;
  // Without this, a title in a script that the fonts lack would leave an empty card.
  const shown = drawable(title, TITLE_FILES) || drawable(siteTitle, TITLE_FILES);
  const tagText = tagLine(tags.map(mono).filter(Boolean), MAX_TAG_LETTERS);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="100%" height="100%" fill="${COLORS.ground}"/>`,
    coverBand(card),
    ...titleGroups(shown),
    lineGroup(tagText, MONO, COLORS.accent, MARGIN, TAGS_BASE),
    lineGroup(line, MONO, COLORS.muted, MARGIN, LAST_BASE),
    lineGroup(mono(siteTitle), MONO, COLORS.muted, right, LAST_BASE),
    '</svg>',
  ].join('\n');
}

/** Converts the SVG of a card to a PNG with few colors. */
export async function drawCard(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png(CARD_PNG).toBuffer();
}
