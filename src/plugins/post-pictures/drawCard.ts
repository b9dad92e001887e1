import type {PngOptions} from 'sharp';
import sharp from 'sharp';
import {coverFile} from '../../lib/coverFile';
import {COVER_HEIGHT} from '../../lib/coverShapes';
import {COLORS} from './cardColors';
import {plotPanel} from './plotPanel';
import {MONO, TITLE_FILES, drawable, lineGroup, loadFont, setText} from './setText';

/** What a card says; `line` is the date of a post, the tagline of the site. */
export interface Card {
  readonly title: string;
  readonly line: string;
  readonly tags: readonly string[];
  /** Slug of the cover. */
  readonly seed: string;
  /** SVG of the post's own plot, in place of the cover. */
  readonly plot?: string | undefined;
  readonly siteTitle: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
/** Pixels left and right of all texts. */
const MARGIN = 64;
const TITLE_TOP = 237;
/** Sizes of a title beside a plot, and its place. */
const BESIDE_PLOT = {sizes: [66, 60, 54, 48], top: 64, width: 460, lines: 6};
const PLOT_BOX = {left: 556, top: 48, width: 596, height: 474};
/** Base lines of the tags and of the last line, in pixels from the top. */
const TAGS_BASE = 529;
const LAST_BASE = 577;
const MAX_TAG_LETTERS = {alone: 56, besidePlot: 29};
const MAX_TITLE_LINES = 3;

/** Ten colors at most and those of their edges. The smallest files that sharp makes of them. */
export const CARD_PNG: PngOptions = {
  palette: true,
  colors: 16,
  dither: 0,
  effort: 7,
  compressionLevel: 9,
};

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

/** As many lines as there is room for; where there are more, the last one ends in an ellipsis. */
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

/** Room for a title, in pixels. */
interface TitleRoom {
  readonly size: number;
  readonly top: number;
  readonly width: number;
  readonly lines: number;
}

/** Above the tags, a long title is set smaller, so that three lines hold most. */
function roomBelowCover(title: string): TitleRoom {
  const size = title.length > 52 ? 56 : title.length > 30 ? 66 : 78;
  return {size, top: TITLE_TOP, width: WIDTH - 2 * MARGIN, lines: MAX_TITLE_LINES};
}

function titleStyle(size: number) {
  return {files: TITLE_FILES, size, spacing: -1.5};
}

/** Beside a plot, a title is as large as its words and its number of lines allow. */
function roomBesidePlot(title: string): TitleRoom {
  const {sizes, ...room} = BESIDE_PLOT;
  const hasRoom = (size: number) => {
    const fits = (line: string) => setText(line, titleStyle(size)).width <= room.width;
    const words = title.split(/\s+/);
    return words.every(fits) && wrapLines(title, fits).length <= room.lines - 1;
  };
  return {...room, size: sizes.find(hasRoom) ?? Math.min(...sizes)};
}

/** The lines of a title, cut where there is no room for all. */
function titleGroups(title: string, {size, top, width, lines}: TitleRoom): string[] {
  const style = titleStyle(size);
  const {ascender, unitsPerEm} = loadFont(TITLE_FILES[0] as string);
  // The font's ascent holds 9 % of the size above the highest accent.
  const first = Math.round(top + (ascender / unitsPerEm - 0.09) * size);
  const fits = (line: string) => setText(line, style).width <= width;
  return cutLines(wrapLines(title, fits), lines, fits).map((line, index) =>
    lineGroup(line, style, COLORS.text, MARGIN, first + index * Math.round(1.12 * size)),
  );
}

/** As many tags as fit on one line, in their order. */
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

function coverBand(seed: string, tags: readonly string[]): string {
  // sharp's SVG library knows no custom properties.
  const cover = coverFile(seed, tags)
    .replaceAll(/var\(--cover-lit,[^)]*\)/g, COLORS.accent)
    .replaceAll(/var\(--cover-quiet,[^)]*\)/g, COLORS.quiet)
    .replace('<svg ', `<svg width="${WIDTH}" height="${COVER_HEIGHT}" `);
  return `${cover}<rect y="${COVER_HEIGHT}" width="100%" height="1" fill="${COLORS.quiet}"/>`;
}

/**
 * A card of 1200 × 630 as SVG that needs no typeface: cover or plot, title, tags, date, name of the
 * site.
 */
export function cardSvg({title, line, tags, seed, siteTitle, plot}: Card): string {
  const mono = (text: string) => drawable(text, MONO.files);
  const right = WIDTH - MARGIN - setText(mono(siteTitle), MONO).width;
  // A title in a script that the typefaces lack would leave an empty card.
  const shown = drawable(title, TITLE_FILES) || drawable(siteTitle, TITLE_FILES);
  const tagText = tagLine(
    tags.map(mono).filter(Boolean),
    MAX_TAG_LETTERS[plot ? 'besidePlot' : 'alone'],
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="100%" height="100%" fill="${COLORS.ground}"/>`,
    plot ? plotPanel(plot, PLOT_BOX) : coverBand(seed, tags),
    ...titleGroups(shown, plot ? roomBesidePlot(shown) : roomBelowCover(shown)),
    lineGroup(tagText, MONO, COLORS.accent, MARGIN, TAGS_BASE),
    lineGroup(line, MONO, COLORS.muted, MARGIN, LAST_BASE),
    lineGroup(mono(siteTitle), MONO, COLORS.muted, right, LAST_BASE),
    '</svg>',
  ].join('\n');
}

/** A card's SVG as PNG of few colors. */
export async function drawCard(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png(CARD_PNG).toBuffer();
}
