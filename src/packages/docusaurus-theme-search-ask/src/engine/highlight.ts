import {escapeHtml} from './escapeHtml.js';
import type {WordsOf} from './language.js';
import {spacedWords} from './scripts.js';
import type {Token} from './tokenize.js';
import {tokenize} from './tokenize.js';

interface MarkedToken extends Token {
  readonly words: readonly number[];
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const ELLIPSIS = '…';

function markedTokens(text: string, wordsOf: WordsOf): MarkedToken[] {
  return tokenize(text).flatMap((token) => {
    const words = wordsOf(token);
    return words.length > 0 ? [{...token, words}] : [];
  });
}

/** Returns the ranges to mark, in order and without overlap. */
function spansOf(tokens: readonly MarkedToken[]): Span[] {
  const spans = tokens.toSorted((one, other) => one.start - other.start || other.end - one.end);
  const merged: Span[] = [];
  for (const {start, end} of spans) {
    const last = merged.at(-1);
    if (last && start < last.end) {
      // Pairs of characters overlap, and are marked as one.
      merged[merged.length - 1] = {start: last.start, end: Math.max(last.end, end)};
    } else {
      merged.push({start, end});
    }
  }
  return merged;
}

/** Returns the HTML of a range of a text, with marks. */
function render(text: string, spans: readonly Span[], from: number, to: number): string {
  let value = '';
  let position = from;
  for (const {start, end} of spans.filter((span) => span.start >= from && span.start < to)) {
    const stop = Math.min(end, to);
    value += escapeHtml(text.slice(position, start));
    value += `<mark>${escapeHtml(text.slice(start, stop))}</mark>`;
    position = stop;
  }
  return value + escapeHtml(text.slice(position, to));
}

/** Matches a word at the end of a sentence or of a list item. */
const ENDS = /[.!?;…]["'”’)]*$/;

interface Excerpt extends Span {
  /** True if it starts at the beginning of a sentence, an item or a row. */
  readonly startsSentence: boolean;
}

/** Returns the indices of words that begin a sentence, an item of a list or a row of a table. */
function beginnings(words: readonly string[]): number[] {
  return words.flatMap((word, place) =>
    place === 0 || (ENDS.test(words[place - 1] ?? '') && !/^\p{Ll}/u.test(word)) ? [place] : [],
  );
}

/**
 * Returns the excerpt of at most `words` words with the most words of the query. Ties go to the one
 * whose first sentence has the most words of the query, and then to the earliest.
 */
function bestExcerpt(text: string, tokens: readonly MarkedToken[], words: number): Excerpt {
  const places = spacedWords(text).map(({start, end}) => ({
    start,
    end,
    word: text.slice(start, end),
  }));
  if (places.length <= words) {
    return {start: 0, end: text.length, startsSentence: true};
  }
  const wordAt = (position: number): number =>
    Math.max(
      0,
      places.findLastIndex(({start}) => start <= position),
    );
  const found = tokens.map((token) => ({at: wordAt(token.start), words: token.words}));
  const count = (from: number, to: number): number =>
    new Set(found.flatMap((one) => (one.at >= from && one.at < to ? one.words : []))).size;
  const begins = beginnings(places.map(({word}) => word));
  const inSentence = (from: number): number => {
    const next = begins[begins.indexOf(from) + 1] ?? places.length;
    return begins.includes(from) ? count(from, Math.min(next, from + words)) : 0;
  };
  let best = {from: 0, inAll: 0, inFirst: 0};
  for (const {at} of found) {
    const sentence = begins.findLast((place) => place <= at) ?? 0;
    // Begins a little before the match, to show its context.
    const leads = [Math.floor(words / 3), words - 1].map((lead) =>
      Math.max(0, Math.min(at - lead, places.length - words)),
    );
    for (const from of at - sentence < words ? [sentence, ...leads] : leads) {
      const inAll = count(from, from + words);
      const inFirst = inSentence(from);
      if (inAll > best.inAll || (inAll === best.inAll && inFirst > best.inFirst)) {
        best = {from, inAll, inFirst};
      }
    }
  }
  const {from, inAll} = best;
  // Ends with a whole item or row, rather than with a part of the next.
  const to = begins.findLast(
    (place) =>
      place >= from + words / 3 &&
      place <= from + words &&
      places[place - 1]?.word.endsWith(';') &&
      count(from, place) === inAll,
  );
  const [start, end] = [from, (to ?? Math.min(from + words, places.length)) - 1].map(
    (place) => places[place] as Span,
  ) as [Span, Span];
  return {
    start: start.start,
    end: end.end - (to === undefined ? 0 : 1),
    startsSentence: begins.includes(from),
  };
}

/**
 * Returns a text with `<mark>` around words of the query, and everything else escaped.
 *
 * @param snippetWords maximum number of words: a longer text becomes an excerpt, with ellipses where
 *   a sentence is cut; undefined for the whole text
 */
export function highlight(text: string, wordsOf: WordsOf, snippetWords?: number): string {
  const tokens = markedTokens(text, wordsOf);
  const {start, end, startsSentence} =
    snippetWords === undefined
      ? {start: 0, end: text.length, startsSentence: true}
      : bestExcerpt(text, tokens, Math.max(1, Math.floor(snippetWords)));
  return (
    (startsSentence ? '' : ELLIPSIS) +
    render(text, spansOf(tokens), start, end) +
    (end < text.trimEnd().length ? ELLIPSIS : '')
  );
}
