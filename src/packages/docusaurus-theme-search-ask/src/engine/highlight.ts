import type {WordIndicesOf} from './language.js';
import type {Span} from './scripts.js';
import {wordSpans} from './scripts.js';
import type {Token} from './tokenize.js';
import {tokenize} from './tokenize.js';

interface MarkedToken extends Token {
  /** Indexes of the query words that the token matches. */
  readonly queryWords: readonly number[];
}

/** Character before and after each matching word of a highlighted text; no page contains it. */
export const MARK = '\u0002';

const ELLIPSIS = '…';

function markedTokens(text: string, wordsOf: WordIndicesOf): MarkedToken[] {
  return tokenize(text).flatMap((token) => {
    const queryWords = wordsOf(token);
    return queryWords.length > 0 ? [{...token, queryWords}] : [];
  });
}

/** Returns a range of a text, with marks. */
function render(text: string, tokens: readonly MarkedToken[], from: number, to: number): string {
  const isMarked = new Uint8Array(text.length);
  tokens.forEach(({start, end}) => isMarked.fill(1, start, end));
  const range = isMarked.subarray(from, to);
  return Array.from(range, (marked, index) => {
    const [isFirst, isLast] = [!range[index - 1], !range[index + 1]];
    const character = text.charAt(from + index);
    return `${marked && isFirst ? MARK : ''}${character}${marked && isLast ? MARK : ''}`;
  }).join('');
}

/** Matches a word at the end of a sentence. In indexed texts, items and rows end with `;`. */
const ENDS = /[.!?;…]["'”’)]*$/;

interface Excerpt extends Span {
  /** True if it starts at the beginning of a sentence, an item or a row. */
  readonly startsSentence: boolean;
}

/** Returns the indices of words that begin a sentence, an item of a list or a row of a table. */
function beginnings(words: readonly string[]): number[] {
  return words.flatMap((word, index) =>
    index === 0 || (ENDS.test(words[index - 1] ?? '') && !/^\p{Ll}/u.test(word)) ? [index] : [],
  );
}

/**
 * Returns the excerpt of at most `maxWords` words with the most words of the query. Prefers excerpts
 * that start with a sentence, then those that start a little before a match, then at a match.
 */
function bestExcerpt(text: string, tokens: readonly MarkedToken[], maxWords: number): Excerpt {
  const spans = wordSpans(text);
  if (spans.length <= maxWords) {
    return {start: 0, end: text.length, startsSentence: true};
  }
  const firstWords = beginnings(spans.map(({start, end}) => text.slice(start, end)));
  /** Matching tokens, each with the index of its word in the text. */
  const found = tokens.map((token) => ({
    at: Math.max(
      0,
      spans.findLastIndex(({start}) => start <= token.start),
    ),
    queryWords: token.queryWords,
  }));
  /** Returns the number of different query words in the excerpt that starts at a word. */
  const count = (from: number): number => {
    const inExcerpt = found.filter(({at}) => at >= from && at < from + maxWords);
    return new Set(inExcerpt.flatMap(({queryWords}) => queryWords)).size;
  };
  const sentenceStarts = found.map(({at}) => firstWords.findLast((index) => index <= at) ?? 0);
  // Begins a little before a match, to show its context.
  const leadStarts = found.map(({at}) => at - Math.floor(maxWords / 3));
  const otherStarts = [...leadStarts, ...found.map(({at}) => at)].map((from) =>
    Math.max(0, Math.min(from, spans.length - maxWords)),
  );
  let from = 0;
  // Equal counts keep the candidate that comes first in this list.
  for (const start of [...sentenceStarts, ...otherStarts]) {
    if (count(start) > count(from)) {
      from = start;
    }
  }
  return {
    start: spans[from]?.start ?? 0,
    end: spans[Math.min(from + maxWords, spans.length) - 1]?.end ?? text.length,
    startsSentence: firstWords.includes(from),
  };
}

/**
 * Returns a text with `MARK` around words of the query.
 *
 * @param snippetWords maximum number of words; undefined for the whole text. A longer text becomes an
 *   excerpt, with an ellipsis at its start unless a sentence starts there, and at its end if text follows
 */
export function highlight(text: string, wordsOf: WordIndicesOf, snippetWords?: number): string {
  const tokens = markedTokens(text, wordsOf);
  const {start, end, startsSentence} =
    snippetWords === undefined
      ? {start: 0, end: text.length, startsSentence: true}
      : bestExcerpt(text, tokens, Math.max(1, Math.floor(snippetWords)));
  const before = startsSentence ? '' : ELLIPSIS;
  const excerpt = render(text, tokens, start, end);
  const isCut = end < text.trimEnd().length;
  return before + (isCut ? excerpt.replace(/[.,:;]+$/, '') + ELLIPSIS : excerpt);
}
