/**
 * Letters of the scripts that are indexed as overlapping pairs of characters, because spaces do
 * not separate their words (Chinese, Japanese, Thai, Lao, Khmer, Burmese) or particles are written
 * onto them (Korean). `Intl.Segmenter` would find words, but with a dictionary that depends on the
 * version of Node.js or the browser, and a query that is split differently from the index finds
 * nothing. For the same reason, the letters are listed by code points and not by Unicode properties.
 */
const HAN = [
  [0x3005, 0x3005],
  [0x3007, 0x3007],
  [0x3021, 0x3029],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xf900, 0xfaff],
  [0x20000, 0x3ffff],
] as const;
const HANGUL = [
  [0x1100, 0x11ff],
  [0x3131, 0x318e],
  [0xa960, 0xa97f],
  [0xac00, 0xd7ff],
  [0xffa0, 0xffdc],
] as const;
const OTHERS = [
  // Japanese
  [0x3041, 0x3096],
  [0x3099, 0x309a],
  [0x309d, 0x309f],
  [0x30a1, 0x30fa],
  [0x30fc, 0x30ff],
  [0x31f0, 0x31ff],
  [0xff66, 0xff9f],
  // Thai and Lao
  [0x0e01, 0x0e3a],
  [0x0e40, 0x0e4e],
  [0x0e81, 0x0ecf],
  [0x0edc, 0x0edf],
  // Khmer and Burmese
  [0x1000, 0x103f],
  [0x1050, 0x108f],
  [0x109a, 0x109f],
  [0x1780, 0x17d3],
  [0x17d7, 0x17d7],
  [0x17dc, 0x17dd],
  [0xaa60, 0xaa7f],
] as const;

function ranges(all: readonly (readonly [from: number, to: number])[]): string {
  const escape = (code: number): string => `\\u{${code.toString(16)}}`;
  return all.map(([from, to]) => `${escape(from)}-${escape(to)}`).join('');
}

/** Content of a regular expression's character class for these letters. */
export const PAIRED = ranges([...HAN, ...HANGUL, ...OTHERS]);

const IS_PAIRED = new RegExp(`[${PAIRED}]`, 'u');
/** A letter with its marks. */
const UNIT = new RegExp(`[${PAIRED}](?:\\p{M}|[\\uff9e\\uff9f])*`, 'gu');
const IS_WORD_ALONE = new RegExp(`^[${ranges([...HAN, ...HANGUL])}]`, 'u');
/** Pairs of characters that are grammar rather than content: hiragana, and particles in Chinese and Korean. */
const IS_GRAMMAR = /[\u3041-\u309f的是了吗呢吧]|^[\uac00-\ud7a3][을를은는이가의에로와과도만]$/u;

/** A range of a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Matches up to three letters, about as many as in a word of these scripts, or words between spaces. */
const WORDS = new RegExp(`[${PAIRED}]{1,3}|(?:(?![${PAIRED}])\\S)+`, 'gu');

/** Returns the words of a text, with about the same length in scripts with and without spaces. */
export function spacedWords(text: string): Span[] {
  return [...text.matchAll(hasPaired(text) ? WORDS : /\S+/gu)].map(({index, 0: word}) => ({
    start: index,
    end: index + word.length,
  }));
}

/** True for a text with letters that are indexed in pairs. */
export const hasPaired = (text: string): boolean => IS_PAIRED.test(text);

/** True for a character that can be a word by itself, as 猫 and 책 are. */
export const isWordAlone = (character: string): boolean => IS_WORD_ALONE.test(character);

/** True for a pair of characters that is grammar rather than content. */
export const isGrammar = (pair: string): boolean => IS_GRAMMAR.test(pair);

/**
 * Returns the ranges of the characters in a run of these letters.
 *
 * @param offset position of the run in the text
 */
export function charactersOf(run: string, offset: number): Span[] {
  return [...run.matchAll(UNIT)].map(({index, 0: unit}) => ({
    start: offset + index,
    end: offset + index + unit.length,
  }));
}
