import type {Typeface} from './typeface';
import {createTypeface} from './typeface';
import {wrapText} from './wrapText';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** What a card says; `line` is the date of a post, the tagline of the site. */
export interface Card {
  readonly title: string;
  readonly line: string;
  readonly tags: readonly string[];
  readonly seed: string;
  readonly siteTitle: string;
}

/** A text on one line: its color, its left end, and the base of its letters, in pixels. */
export interface TextLine {
  readonly text: string;
  readonly face: Typeface;
  readonly color: 'text' | 'muted' | 'accent';
  readonly x: number;
  readonly base: number;
}

/** Pixels left and right of all texts. */
const MARGIN = 64;
const WIDTH = CARD_WIDTH - 2 * MARGIN;
const TITLE_TOP = 237;
/** Parts of the size: from line to line, and what a letter's highest accent stands above its line. */
const LINE_HEIGHT = 1.12;
const ABOVE = 0.09;
const TAGS_BASE = 529;
const LAST_BASE = 577;
const MOST_TAG_LETTERS = 56;

/** A face's files, those of other alphabets last. */
function filesOf(face: string, style: string): [string, ...string[]] {
  const file = (letters: string) => `@fontsource/${face}/files/${face}-${letters}-${style}.woff`;
  return [file('latin'), file('latin-ext'), file('cyrillic')];
}

const TITLE_FILES = filesOf('geist', '600-normal');
const MONO_FILES = filesOf('geist-mono', '400-normal');

/** All files that texts are drawn with. */
export const FACE_FILES: readonly string[] = [...TITLE_FILES, ...MONO_FILES];

const faces = new Map<number, Typeface>();

function titleFace(size: number): Typeface {
  const face = faces.get(size) ?? createTypeface(TITLE_FILES, {size, spacing: -1.5});
  faces.set(size, face);
  return face;
}

let mono: Typeface | undefined;

function monoFace(): Typeface {
  mono ??= createTypeface(MONO_FILES, {size: 26, spacing: 0});
  return mono;
}

/** A long title is set smaller, so that three lines always hold it. */
function titleSize({length}: string): number {
  return length > 52 ? 56 : length > 30 ? 66 : 78;
}

/** As many tags as fit on one line, in their order. */
function tagLine(tags: readonly string[]): string {
  let line = '';
  for (const tag of tags) {
    const longer = `${line} #${tag}`.trim();
    if (longer.length > MOST_TAG_LETTERS) {
      break;
    }
    line = longer;
  }
  return line;
}

function titleLines(whole: string): TextLine[] {
  const title = titleFace(titleSize(whole)).drawable(whole);
  const size = titleSize(title);
  const face = titleFace(size);
  const height = Math.round(LINE_HEIGHT * size);
  const first = Math.round(TITLE_TOP + face.ascent - ABOVE * size);
  return wrapText(title, WIDTH, face.widthOf).map((text, index) => ({
    text,
    face,
    color: 'text',
    x: MARGIN,
    base: first + index * height,
  }));
}

/** The texts of a card: title, tags, and on the last line the date and the name of the site. */
export function cardText({title, tags, line, siteTitle: whole}: Card): TextLine[] {
  const face = monoFace();
  const siteTitle = face.drawable(whole);
  const right = CARD_WIDTH - MARGIN - face.widthOf(siteTitle);
  return [
    ...titleLines(title),
    {
      text: tagLine(tags.map(face.drawable).filter(Boolean)),
      face,
      color: 'accent',
      x: MARGIN,
      base: TAGS_BASE,
    },
    {text: line, face, color: 'muted', x: MARGIN, base: LAST_BASE},
    {text: siteTitle, face, color: 'muted', x: right, base: LAST_BASE},
  ];
}
