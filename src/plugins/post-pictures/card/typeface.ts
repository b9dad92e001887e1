import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Font, Glyph} from 'opentype.js';
import {parse} from 'opentype.js';
import {contoursOf} from './contoursOf';
import type {Coverage} from './coverage';
import {coverageOf} from './coverage';

interface Letter {
  readonly font: Font;
  readonly glyph: Glyph;
}

/** A letter of a text, and how far the next one stands from it, in pixels. */
interface Placed extends Letter {
  readonly advance: number;
}

/** A typeface in one size. */
export interface Typeface {
  /** From the top of a line to the letters' base, in a line that is as high as its letters. */
  readonly ascent: number;
  /** A text without the letters that no file has: a row of boxes says nothing. */
  readonly drawable: (text: string) => string;
  /** Width of a text on one line, in pixels. */
  readonly widthOf: (text: string) => number;
  /**
   * The letters of a text, each with the pixels from the start of the text to it. They stand at whole
   * ones: the same letter is the same rows wherever it is, which makes a card smaller and is not seen.
   */
  readonly lettersOf: (text: string) => (readonly [shape: Coverage, x: number])[];
}

interface Style {
  /** Pixels. */
  readonly size: number;
  /** Pixels, after each letter. */
  readonly spacing: number;
}

const loaded = new Map<string, Font>();

function loadFont(file: string): Font {
  const known = loaded.get(file);
  if (known) {
    return known;
  }
  const {buffer, byteOffset, length} = readFileSync(createRequire(__filename).resolve(file));
  const font = parse(buffer.slice(byteOffset, byteOffset + length));
  loaded.set(file, font);
  return font;
}

/**
 * A typeface from WOFF files. A letter is taken from the first that has it, and the others are read
 * once a letter is missing; where none has it, the first one's box for missing letters stands in,
 * unless `drawable` has left it out.
 */
export function createTypeface(
  files: readonly [main: string, ...others: string[]],
  {size, spacing}: Style,
): Typeface {
  const [main, ...others] = files;
  const mainFont = loadFont(main);
  const scale = size / mainFont.unitsPerEm;
  const known = new Map<string, Letter>();
  const shapes = new Map<Glyph, Coverage>();

  function letterOf(character: string): Letter {
    const found = known.get(character);
    if (found) {
      return found;
    }
    const has = (font: Font) => font.charToGlyphIndex(character) > 0;
    const other = has(mainFont) ? undefined : others.map(loadFont).find(has);
    const font = other ?? mainFont;
    const letter = {font, glyph: font.charToGlyph(character)};
    known.set(character, letter);
    return letter;
  }

  function spell(text: string): Placed[] {
    const letters = [...text].map(letterOf);
    return letters.map(({font, glyph}, index) => {
      const next = letters[index + 1];
      const kerning = next?.font === font ? font.getKerningValue(glyph, next.glyph) : 0;
      return {font, glyph, advance: ((glyph.advanceWidth ?? 0) + kerning) * scale + spacing};
    });
  }

  function shapeOf({glyph}: Letter): Coverage {
    const drawn = shapes.get(glyph) ?? coverageOf(contoursOf(glyph.path.commands, scale, 0));
    shapes.set(glyph, drawn);
    return drawn;
  }

  function isDrawable(character: string): boolean {
    const {font} = letterOf(character);
    return /\s/.test(character) || font.charToGlyphIndex(character) > 0;
  }

  return {
    drawable: (text) => [...text].filter(isDrawable).join('').replace(/\s+/g, ' ').trim(),
    ascent: mainFont.ascender * scale,
    widthOf: (text) => spell(text).reduce((sum, {advance}) => sum + advance, 0),
    lettersOf(text) {
      let x = 0;
      return spell(text).map((letter) => {
        const place = Math.round(x);
        x += letter.advance;
        return [shapeOf(letter), place] as const;
      });
    },
  };
}
