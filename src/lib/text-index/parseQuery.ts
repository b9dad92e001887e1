import {STOP_WORDS as TEXT_STOP_WORDS} from '../content-index/stopWords';
import {groupBy} from '../groupBy';
import {stemOf} from './stem';
import type {Token} from './tokenize';
import {tokenize} from './tokenize';

// cspell:ignore youre doesnt isnt arent

/** A word of a query. */
export interface QueryWord {
  /** Folded, as it was typed. */
  readonly word: string;
  readonly stem: string;
  /** The words with hyphens that it is part of, as one: what has that has the word. */
  readonly compound?: string;
  /** Of a name in code (`tools/list`): what to look for where it is nowhere as a whole. */
  readonly parts?: readonly QueryWord[];
  /** Still being typed: whatever begins with it counts. */
  readonly isOpen: boolean;
}

export interface Query {
  readonly words: readonly QueryWord[];
  /** What stood in quotation marks, each as folded words in their order. */
  readonly phrases: readonly (readonly string[])[];
  /** What stood after `#`: tags, or how they begin. */
  readonly tags: readonly string[];
}

/** The field takes 64 characters and a question 500; addresses may hold more. */
const MAX_LENGTH = 600;
const MAX_WORDS = 24;
const TAG = /(?<![^\s,])#([\p{L}\p{N}][\p{L}\p{N}\p{M}_.-]*)/gu;
const PHRASE = /["“”„]([^"“”„]+)["“”„]/gu;

/** Words that say nothing about what a query is about, beside those that say nothing in any text. */
export const STOP_WORDS: ReadonlySet<string> = new Set([
  ...TEXT_STOP_WORDS,
  ...(
    'about having mine yours im ive id youre dont doesnt isnt arent whats hows any some all every each ' +
    'just also very too please get got let lets want wants like need needs more most much many such own ' +
    'same etc via per vs versus within without while because during through between whether'
  ).split(' '),
]);

function isStop({term}: Token): boolean {
  return STOP_WORDS.has(term.replace(/'/g, ''));
}

/** Words joined by hyphens, and by nothing that only code joins words with. */
function isCompound(text: string, {start, end}: Token): boolean {
  const run = text.slice(start, end);
  return (
    /^[\p{L}\p{N}\p{M}'’]+(?:-[\p{L}\p{N}\p{M}'’]+)+$/u.test(run) && !/\p{Ll}\p{Lu}/u.test(run)
  );
}

function wordsOf(text: string, mayBeOpen: boolean): QueryWord[] {
  const tokens = tokenize(text);
  const parts = tokens.filter(({whole}) => !whole);
  const last = parts.at(-1);
  const open = mayBeOpen && last?.end === text.length ? last : undefined;
  const telling = parts.filter((token) => !isStop(token));
  const chosen = new Set(telling.length > 0 ? telling : parts);
  return [...groupBy(tokens, ({run}) => run).values()].flatMap((run): QueryWord[] => {
    const whole = run.find((token) => token.whole);
    const compound = whole && isCompound(text, whole) ? whole.term : undefined;
    const words = run
      .filter((token) => chosen.has(token))
      .map((token) => ({
        word: token.term,
        stem: stemOf(token.term),
        ...(compound === undefined ? {} : {compound}),
        isOpen: token === open,
      }));
    return whole && compound === undefined
      ? [{word: whole.term, stem: stemOf(whole.term), parts: words, isOpen: run.at(-2) === open}]
      : words;
  });
}

/**
 * What a query asks for; nothing for one without a letter or digit.
 *
 * @param isTyped whether the last word may go on
 */
export function parseQuery(query: string, isTyped = false): Query {
  const text = query.slice(0, MAX_LENGTH);
  const tags = [...text.matchAll(TAG)].map(([, tag = '']) => tag);
  const phrases = [...text.matchAll(PHRASE)]
    .map(([, phrase = '']) => tokenize(phrase).filter(({whole}) => !whole))
    .filter(({length}) => length > 0)
    .map((tokens) => tokens.map(({term}) => term));
  const seen = new Set<string>();
  const words = wordsOf(text.replace(TAG, ' '), isTyped).filter(
    ({stem}) => !seen.has(stem) && seen.size < MAX_WORDS && seen.add(stem),
  );
  return {words, phrases, tags};
}
