import {groupBy} from './groupBy.js';
import {ENGLISH} from './english.js';
import type {Language} from './language.js';
import {hasPairedLetters, isGrammar} from './scripts.js';
import type {Token} from './tokenize.js';
import {tokenize} from './tokenize.js';

export interface QueryWord {
  /** The word as typed, but folded. */
  readonly word: string;
  readonly stem: string;
  /** Stems of the compounds with this word and its neighbors: `timeout` for `time` in `time-out` and `time out`. */
  readonly compounds: readonly string[];
  /** Words to look for if a name in code (`tools/list`) or `one-on-one` occurs nowhere as a whole. */
  readonly parts?: readonly QueryWord[];
  /** Weight in the query apart from its rarity, 0–1. */
  readonly weight: number;
  /** True if the word is still being typed, so that it may be the beginning of a longer one. */
  readonly isUnfinished: boolean;
  /** True if the query has no other word, not even a stop word. */
  readonly isAlone: boolean;
}

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
/** Matches a tag. `#2024` may be a tag, but `#1` is a rank. */
const TAG =
  /(?<![^\s,])#(?!\p{N}{1,3}(?![\p{L}\p{N}_-]))(\.?[\p{L}\p{N}][\p{L}\p{N}\p{M}_.+#&-]*)/gu;
const PHRASE = /["“”„]([^"“”„]+)["“”„]/gu;

/** Minimum length of the words that are joined to a compound. */
export const MIN_PART_LENGTH = 3;
/** Weight of a grammatical pair of characters in Chinese, Japanese or Korean; other words have 1. */
const GRAMMAR_WEIGHT = 0.1;

/** True for words joined only by hyphens; false for a name in code. */
function isCompound(text: string, {start, end}: Token): boolean {
  const run = text.slice(start, end);
  return (
    /^[\p{L}\p{N}\p{M}'’]+(?:[-\u2010\u2011][\p{L}\p{N}\p{M}'’]+)+$/u.test(run) &&
    !/\p{Ll}\p{Lu}/u.test(run)
  );
}

/** Returns the stem of the compound of two words with only a space between them: `worktree` for `work tree`. */
function joinWords(
  text: string,
  one: Token | undefined,
  other: Token | undefined,
  {stemOf}: Language,
): string[] {
  return one &&
    other &&
    text.slice(one.end, other.start) === ' ' &&
    [one, other].every(({word}) => /^\p{L}+$/u.test(word) && word.length >= MIN_PART_LENGTH)
    ? [stemOf(one.word + other.word)]
    : [];
}

function wordsOf(text: string, isTyped: boolean, language: Language): QueryWord[] {
  const {stopWords, genericStems, stemOf} = language;
  const tokens = tokenize(text);
  const parts = tokens.filter(({isExtra}) => !isExtra);
  const last = parts.at(-1);
  const unfinished = isTyped && last?.end === text.length ? last : undefined;
  const isAlone = tokens.every(({run}) => run === last?.run);
  // `parseQuery` has removed stop words that consist of pairs, unless the query has no other words.
  const isPair = (term: string) => term.length > 1 && hasPairedLetters(term);
  const isStopWord = ({term, word}: Token) =>
    // The second case is a stop word after an elided one: “qu'un”.
    stopWords.has(term) || (word.includes("'") && stopWords.has(stemOf(word)));
  const content = parts.filter((token) => isPair(token.term) || !isStopWord(token));
  const chosen = new Set(content.length > 0 ? content : parts);
  const compoundsAround = (token: Token): string[] => {
    const index = content.indexOf(token);
    return [
      ...joinWords(text, content[index - 1], token, language),
      ...joinWords(text, token, content[index + 1], language),
    ];
  };
  return Array.from(groupBy(tokens, ({run}) => run).values()).flatMap((run): QueryWord[] => {
    const whole = run.find((token) => token.isExtra && !hasPairedLetters(token.term));
    const compound = whole && isCompound(text, whole) ? [stemOf(whole.word)] : [];
    const words = run
      .filter((token) => chosen.has(token))
      .map((token) => ({
        word: token.term,
        stem: stemOf(token.word),
        compounds: [...compound, ...compoundsAround(token)],
        weight: isGrammar(token.term) ? GRAMMAR_WEIGHT : 1,
        isUnfinished: token === unfinished,
        isAlone,
      }));
    const hasNoSubject = run.every(
      (token) => token.isExtra || isStopWord(token) || genericStems.has(stemOf(token.word)),
    );
    // Looks up as a whole: names in code (`tools/list`), and compounds of stop words and generic words
    // (“one-on-one”).
    if (!whole || (compound.length > 0 && !hasNoSubject)) {
      return words;
    }
    const isUnfinished = unfinished !== undefined && run.includes(unfinished);
    const {term, word} = whole;
    return [
      {
        word: term,
        stem: stemOf(word),
        compounds: [],
        parts: words,
        weight: 1,
        isUnfinished,
        isAlone,
      },
    ];
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
  const tags = Array.from(text.matchAll(TAG)).map(([, tag = '']) => tag);
  const phrases = Array.from(text.matchAll(PHRASE))
    .map(([, phrase = '']) => tokenize(phrase).filter(({isExtra}) => !isExtra))
    .filter(({length}) => length > 0)
    .map((tokens) => tokens.map(({term}) => term));
  const withoutTags = text.replace(TAG, ' ');
  const {pairedStopWords} = language;
  const content = pairedStopWords ? withoutTags.replace(pairedStopWords, ' ') : withoutTags;
  // A query of stop words only is searched as it is.
  const searched = tokenize(content).length > 0 ? content : withoutTags;
  const words = wordsOf(searched, isTyped, language)
    .filter(({stem}, index, all) => all.findIndex((word) => word.stem === stem) === index)
    .slice(0, MAX_WORDS);
  return {words, phrases, tags};
}
