import {escapeHtml} from '../text';
import {spacedWords} from './scripts';
import type {Token} from './tokenize';
import {tokenize} from './tokenize';

/** Words of the query, by number, that a word of a text answers. */
export type WordsOf = (token: Token) => readonly number[];

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

/** What to mark, in order and without overlap. */
function spansOf(tokens: readonly MarkedToken[]): Span[] {
  const spans = tokens.toSorted((one, other) => one.start - other.start || other.end - one.end);
  const kept: Span[] = [];
  for (const {start, end} of spans) {
    const last = kept.at(-1);
    if (last && start < last.end) {
      // Pairs of characters overlap, and are marked as one.
      kept[kept.length - 1] = {start: last.start, end: Math.max(last.end, end)};
    } else {
      kept.push({start, end});
    }
  }
  return kept;
}

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

/** The stretch of `words` words that answers most of the query, the earliest of equals. */
function bestStretch(text: string, tokens: readonly MarkedToken[], words: number): Span {
  const places = spacedWords(text);
  if (places.length <= words) {
    return {start: 0, end: text.length};
  }
  const wordAt = (position: number): number =>
    Math.max(
      0,
      places.findLastIndex(({start}) => start <= position),
    );
  const found = tokens.map((token) => ({at: wordAt(token.start), words: token.words}));
  let best = {from: 0, count: 0};
  for (const {at} of found) {
    // A little before the match, so that it can be read in its place.
    for (const lead of [Math.floor(words / 3), words - 1]) {
      const from = Math.max(0, Math.min(at - lead, places.length - words));
      const inside = found.filter((other) => other.at >= from && other.at < from + words);
      const count = new Set(inside.flatMap((other) => other.words)).size;
      if (count > best.count) {
        best = {from, count};
      }
    }
  }
  const last = places[best.from + words - 1] as Span;
  return {start: (places[best.from] as Span).start, end: last.end};
}

/**
 * A text with `<mark>` around what answers the query, and all else escaped; with `snippetWords`,
 * of that many words only, an ellipsis where it was cut.
 */
export function highlight(text: string, wordsOf: WordsOf, snippetWords?: number): string {
  const tokens = markedTokens(text, wordsOf);
  const {start, end} =
    snippetWords === undefined
      ? {start: 0, end: text.length}
      : bestStretch(text, tokens, Math.max(1, Math.floor(snippetWords)));
  return (
    (start > 0 ? ELLIPSIS : '') +
    render(text, spansOf(tokens), start, end) +
    (end < text.trimEnd().length ? ELLIPSIS : '')
  );
}
