import type {PngOptions} from 'sharp';
import sharp from 'sharp';
import type {CoverPlot} from './coverFile';
import {COVER, coverFile} from './coverFile';
import {COLORS} from './cardColors';
import {MONO, TITLE_FILES, drawableText, lineGroup, loadFont, lineElements} from './cardText';
import type {SystemLetters} from './systemLetters';
import {lettersOf} from './systemLetters';

export interface Card {
  readonly title: string;
  /** Last line, below the tags: the date of a post, or the tagline of the site. */
  readonly line: string;
  readonly tags: readonly string[];
  /** Text that determines the cover at the top of the card: the post's slug, or the site's title. */
  readonly seed: string;
  /** The post's first plot, for the cover. */
  readonly plot?: CoverPlot | undefined;
  readonly siteTitle: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
/** Horizontal margin in pixels of all texts. */
const MARGIN = 64;
/** Top of the highest accent in the title, in pixels. */
const TITLE_TOP = 237;
/** Baseline of the tags, in pixels from the top. */
const TAGS_BASE = 529;
/** Baseline of the last line, in pixels from the top. */
const LAST_BASE = 577;
const TEXT_WIDTH = WIDTH - 2 * MARGIN;
/** Minimum distance in pixels between the date and the site's title. */
const GAP = 40;
/** Maximum number of characters in the line of tags. */
const MAX_TAG_LETTERS = 56;
const MAX_TITLE_LINES = 3;

/**
 * A card has at most ten colors, plus blends at the edges of shapes. More effort or a higher
 * compression level takes twice as long, for files that are 7% smaller.
 */
export const CARD_PNG: PngOptions = {palette: true, colors: 16, dither: 0, effort: 1};

/** Matches text up to the next break opportunity: after a space, hyphen or dash. */
const PIECE = /[^\s–—-]*(?:[–—-]+(?=[\p{L}\p{N}])|\s+|$)|[–—-]+/gu;

/**
 * Wraps a text into lines that are as full as possible. Words wider than a line are broken. If there
 * are more than `maxLines`, the last one ends in an ellipsis.
 *
 * @param fits returns true if a line is not too wide
 */
export function wrapLines(
  text: string,
  fits: (line: string) => boolean,
  maxLines: number,
): readonly string[] {
  const pieces = text.trim().match(PIECE) ?? [];
  const wrapped = [''];
  for (const piece of pieces.flatMap((word) => (fits(word.trimEnd()) ? word : lettersOf(word)))) {
    const longer = `${wrapped.at(-1)}${piece}`;
    if (fits(longer.trimEnd())) {
      wrapped[wrapped.length - 1] = longer;
    } else {
      wrapped.push(piece);
    }
  }
  const lines = wrapped.map((line) => line.trimEnd()).filter(Boolean);
  if (lines.length <= maxLines) {
    return lines;
  }
  const last = lettersOf(lines[maxLines - 1] ?? '');
  while (!fits(`${last.join('').trimEnd()}…`)) {
    last.pop();
  }
  return [...lines.slice(0, maxLines - 1), `${last.join('').trimEnd()}…`];
}

function titleSize({length}: string): number {
  if (length > 52) {
    return 56;
  }
  return length > 30 ? 66 : 78;
}

/** Returns SVG groups with the lines of a title. Longer titles are smaller, and cut if necessary. */
function titleGroups(title: string, system: SystemLetters): string[] {
  const size = titleSize(title);
  const style = {files: TITLE_FILES, size, spacing: -1.5};
  const {ascender, unitsPerEm} = loadFont(TITLE_FILES[0] as string);
  // The ascender of the font is higher than its highest accent, by 9% of the font size.
  const firstBaseline = Math.round(TITLE_TOP + (ascender / unitsPerEm - 0.09) * size);
  const fits = (line: string) => lineElements(line, style, system).width <= TEXT_WIDTH;
  return wrapLines(title, fits, MAX_TITLE_LINES).map((line, index) =>
    lineGroup(line, style, COLORS.text, MARGIN, firstBaseline + index * Math.round(1.12 * size)),
  );
}

/** Joins the tags that fit in a line. */
function tagLine(tags: readonly string[]): string {
  let line = '';
  for (const tag of tags) {
    const longer = `${line} #${tag}`.trim();
    if (longer.length <= MAX_TAG_LETTERS) {
      line = longer;
    }
  }
  return line;
}

/** Returns as much of a text as fits in a line of monospaced text. `width` is in pixels. */
function monoLine(text: string, system: SystemLetters, width = TEXT_WIDTH): string {
  const fits = (line: string) => lineElements(line, MONO, system).width <= width;
  return fits('…') ? (wrapLines(drawableText(text, MONO.files, system), fits, 1)[0] ?? '') : '';
}

/** Returns all texts of a card, to check their letters. */
export function textOf({title, line, tags, siteTitle}: Card): string {
  return [title, line, siteTitle, ...tags].join(' ');
}

function coverBand({seed, tags, plot}: Card): string {
  // Replaces custom properties, which sharp's SVG library does not support.
  const cover = coverFile(seed, tags, plot)
    .replaceAll(/var\(--cover-lit,[^)]*\)/g, COLORS.accent)
    .replaceAll(/var\(--cover-other,[^)]*\)/g, COLORS.muted)
    .replaceAll(/var\(--cover-quiet,[^)]*\)/g, COLORS.border)
    .replace('<svg ', `<svg width="${WIDTH}" height="${COVER.height}" `);
  return `${cover}<rect y="${COVER.height}" width="100%" height="1" fill="${COLORS.border}"/>`;
}

/**
 * Returns the SVG of a card of 1200 × 630 pixels with cover, title, tags, date and the site's title.
 *
 * @param system letters of the card that fonts installed on this computer have; empty if the site's own
 *   fonts have all letters
 */
export function cardSvg(card: Card, system: SystemLetters = new Map()): string {
  const {title, line, tags, siteTitle} = card;
  const widthOf = (text: string) => lineElements(text, MONO, system).width;
  const lastLine = monoLine(line, system);
  const site = monoLine(siteTitle, system, TEXT_WIDTH - widthOf(lastLine) - GAP);
  const right = WIDTH - MARGIN - widthOf(site);
  // If no letter of the title can be drawn, the site's title is used.
  const [drawableTitle = ''] = [title, siteTitle]
    .map((text) => drawableText(text, TITLE_FILES, system))
    .filter(Boolean);
  const tagText = tagLine(tags.map((tag) => drawableText(tag, MONO.files, system)).filter(Boolean));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="100%" height="100%" fill="${COLORS.ground}"/>`,
    coverBand(card),
    ...titleGroups(drawableTitle, system),
    lineGroup(tagText, MONO, COLORS.accent, MARGIN, TAGS_BASE),
    lineGroup(lastLine, MONO, COLORS.muted, MARGIN, LAST_BASE),
    lineGroup(site, MONO, COLORS.muted, right, LAST_BASE),
    '</svg>',
  ].join('\n');
}

export async function drawCard(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png(CARD_PNG).toBuffer();
}
