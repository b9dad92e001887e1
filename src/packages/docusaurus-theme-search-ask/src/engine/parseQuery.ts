import {groupBy} from './groupBy.js';
import {ENGLISH} from './english.js';
import type {Language} from './language.js';
import {hasPaired, isGrammar} from './scripts.js';
import type {Token} from './tokenize.js';
import {tokenize} from './tokenize.js';

/** A word of a query. */
export interface QueryWord {
  /** The word as typed, but folded. */
  readonly word: string;
  readonly stem: string;
  /** The hyphenated compound with this word, without hyphens: `timeout` for `time` in `time-out`. */
  readonly compound?: string;
  /** Words to look for if a name in code (`tools/list`) occurs nowhere as a whole. */
  readonly parts?: readonly QueryWord[];
  /** Weight in the query apart from its rarity, 0–1. */
  readonly weight: number;
  /** True if it is still being typed, so that it may be the beginning of a longer word. */
  readonly isUnfinished: boolean;
  /** True if the query has no other word, not even a stop word. */
  readonly isAlone: boolean;
}

/** A parsed query. */
export interface Query {
  readonly words: readonly QueryWord[];
  /** Quoted phrases, each as folded words in order. */
  readonly phrases: readonly (readonly string[])[];
  /** Tags after `#`, or beginnings of tags. */
  readonly tags: readonly string[];
}

/** Maximum number of parsed characters. Search and chat accept fewer, but a link can have more. */
const MAX_LENGTH = 600;
const MAX_WORDS = 24;
/** A tag. `#1` is a rank, `#2024` may be a tag. */
const TAG =
  /(?<![^\s,])#(?!\p{N}{1,3}(?![\p{L}\p{N}_-]))(\.?[\p{L}\p{N}][\p{L}\p{N}\p{M}_.+#&-]*)/gu;
const PHRASE = /["“”„]([^"“”„]+)["“”„]/gu;

/** Weight of a pair with only a grammatical function; other words have 1. */
const GRAMMAR_WEIGHT = 0.1;

function isStop({term, word}: Token, {stopWords, stopStems, stemOf}: Language): boolean {
  return stopWords.has(term.replace(/'/g, '')) || stopStems.has(stemOf(word));
}

/** True for a word that expresses the subject of a question. */
function isContentWord(token: Token, language: Language): boolean {
  return !isStop(token, language) && !language.asking.has(language.stemOf(token.word));
}

/** True for words joined only by hyphens; false for a name in code. */
function isCompound(text: string, {start, end}: Token): boolean {
  const run = text.slice(start, end);
  return (
    /^[\p{L}\p{N}\p{M}'’]+(?:-[\p{L}\p{N}\p{M}'’]+)+$/u.test(run) && !/\p{Ll}\p{Lu}/u.test(run)
  );
}

/** True for a run of letters that are indexed in pairs. */
const isPairedRun = ([first]: readonly Token[]): boolean => hasPaired(first?.term ?? '');

/** Maximum number of characters of a stop word in scripts that are indexed in pairs. */
const LONGEST_STOP = 4;

/** Returns the pairs of a run that overlap no stop word: 安装 in 怎么安装 (how to install). */
function contentPairs(text: string, run: readonly Token[], {stopWords}: Language): Token[] {
  const end = Math.max(...run.map((token) => token.end));
  const stopped = new Set<number>();
  for (let at = run[0]?.start ?? end; at < end; at += 1) {
    for (let length = Math.min(LONGEST_STOP, end - at); length > 1; length -= 1) {
      if (stopWords.has(text.slice(at, at + length))) {
        Array.from({length}, (_, place) => stopped.add(at + place));
        at += length - 1;
        break;
      }
    }
  }
  const isStopped = (at: number): boolean =>
    at >= end || at < (run[0]?.start ?? 0) || stopped.has(at);
  return run.filter(({start, end: next, whole}) =>
    whole
      ? // A single character between stop words.
        !isStopped(start) && isStopped(start - 1) && isStopped(next)
      : !isStopped(start) && !isStopped(next - 1),
  );
}

function wordsOf(text: string, isTyped: boolean, language: Language): QueryWord[] {
  const tokens = tokenize(text);
  const parts = tokens.filter(({whole}) => !whole);
  const last = parts.at(-1);
  const open = isTyped && last?.end === text.length ? last : undefined;
  const runs = [...groupBy(tokens, ({run}) => run).values()];
  const contentTokens = runs.flatMap((run) =>
    isPairedRun(run)
      ? contentPairs(text, run, language)
      : run.filter((token) => !token.whole && !isStop(token, language)),
  );
  const isAlone = tokens.every(({run}) => run === last?.run);
  const chosen = new Set(contentTokens.length > 0 ? contentTokens : parts);
  return runs.flatMap((run): QueryWord[] => {
    const whole = isPairedRun(run) ? undefined : run.find((token) => token.whole);
    const compound = whole && isCompound(text, whole) ? whole.term : undefined;
    const words = run
      .filter((token) => chosen.has(token))
      .map((token) => ({
        word: token.term,
        stem: language.stemOf(token.word),
        ...(compound === undefined ? {} : {compound}),
        weight: isGrammar(token.term) ? GRAMMAR_WEIGHT : 1,
        isUnfinished: token === open,
        isAlone,
      }));
    // A compound of stop words is looked up as a whole: “one-on-one”.
    const isOneWord =
      compound !== undefined &&
      run.every((token) => token.whole || !isContentWord(token, language));
    return whole && (compound === undefined || isOneWord)
      ? [
          {
            word: whole.term,
            stem: language.stemOf(whole.word),
            parts: words,
            weight: 1,
            isUnfinished: open !== undefined && run.includes(open),
            isAlone,
          },
        ]
      : words;
  });
}

/**
 * Parses a query; the result is empty if the query has no letter or digit.
 *
 * @param options `isTyped`: true if the last word may be unfinished
 */
export function parseQuery(
  query: string,
  {
    isTyped = false,
    language = ENGLISH,
  }: {readonly isTyped?: boolean; readonly language?: Language} = {},
): Query {
  const text = query.slice(0, MAX_LENGTH);
  const tags = [...text.matchAll(TAG)].map(([, tag = '']) => tag);
  const phrases = [...text.matchAll(PHRASE)]
    .map(([, phrase = '']) => tokenize(phrase).filter(({whole}) => !whole))
    .filter(({length}) => length > 0)
    .map((tokens) => tokens.map(({term}) => term));
  const seen = new Set<string>();
  const words = wordsOf(text.replace(TAG, ' '), isTyped, language).filter(
    ({stem}) => !seen.has(stem) && seen.size < MAX_WORDS && seen.add(stem),
  );
  return {words, phrases, tags};
}
