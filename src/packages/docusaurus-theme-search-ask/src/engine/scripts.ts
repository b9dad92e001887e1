/* eslint no-misleading-character-class: off -- the classes match single code points on purpose */

// Letters of the scripts that are indexed as overlapping pairs of characters, because spaces do not
// separate their words (Chinese, Japanese, Thai, Lao, Khmer, Burmese) or particles are attached to them
// (Korean). `Intl.Segmenter` would find words, but with a dictionary that depends on the version of
// Node.js or the browser, and a query that is split differently from the index finds nothing. For the
// same reason, the letters are listed by code points and not by Unicode properties.
const HAN = String.raw`\u3005\u3007\u3021-\u3029\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}`;
const HANGUL = String.raw`\u1100-\u11ff\u3131-\u318e\ua960-\ua97f\uac00-\ud7ff\uffa0-\uffdc`;
const JAPANESE = String.raw`\u3041-\u3096\u3099\u309a\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff\uff66-\uff9f`;
const THAI_LAO = String.raw`\u0e01-\u0e3a\u0e40-\u0e4e\u0e81-\u0ecf\u0edc-\u0edf`;
const KHMER = String.raw`\u1780-\u17d3\u17d7\u17dc\u17dd`;
const BURMESE = String.raw`\u1000-\u103f\u1050-\u108f\u109a-\u109f\uaa60-\uaa7f`;

/** Content of a regular expression's character class for all of these letters. */
export const PAIRED = HAN + HANGUL + JAPANESE + THAI_LAO + KHMER + BURMESE;

const IS_PAIRED = new RegExp(`[${PAIRED}]`, 'u');
/** A letter with its marks. */
const UNIT = new RegExp(`[${PAIRED}](?:\\p{M}|[\\uff9e\\uff9f])*`, 'gu');
const IS_HAN = new RegExp(`^[${HAN}]+$`, 'u');
const IS_WORD_ALONE = new RegExp(`^[${HAN}${HANGUL}]`, 'u');
/**
 * Matches pairs of characters that are probably grammar rather than content: those with hiragana or a
 * Chinese particle, and those that end in a Korean particle.
 */
const IS_GRAMMAR = /[\u3041-\u309f的是了吗呢吧]|^[\uac00-\ud7a3][을를은는이가의에로와과도만]$/u;

/** A range of a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Matches up to three letters (roughly a word in these scripts), or a word between spaces. */
const WORDS = new RegExp(`[${PAIRED}]{1,3}|(?:(?![${PAIRED}])\\S)+`, 'gu');

/** Returns the ranges of a text's words; in the scripts that are indexed in pairs, of up to three letters each. */
export function wordSpans(text: string): Span[] {
  return Array.from(text.matchAll(hasPairedLetters(text) ? WORDS : /\S+/gu)).map(
    ({index, 0: word}) => ({
      start: index,
      end: index + word.length,
    }),
  );
}

/** True for a text with letters that are indexed in pairs. */
export const hasPairedLetters = (text: string): boolean => IS_PAIRED.test(text);

/** True for a text of Chinese characters only; most words have two of them. */
export const isHan = (text: string): boolean => IS_HAN.test(text);

/** True for a character that can be a word by itself, as 猫 and 책 are. */
export const isWordAlone = (character: string): boolean => IS_WORD_ALONE.test(character);

/** True for a pair of characters that is probably grammar rather than content. */
export const isGrammar = (pair: string): boolean => IS_GRAMMAR.test(pair);

/**
 * Splits a run of letters that are indexed in pairs into characters. Returns their ranges in the text, where the run begins
 * at `offset`.
 */
export function charactersOf(run: string, offset: number): Span[] {
  return Array.from(run.matchAll(UNIT)).map(({index, 0: unit}) => ({
    start: offset + index,
    end: offset + index + unit.length,
  }));
}
