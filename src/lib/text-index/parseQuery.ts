import {STOP_WORDS as TEXT_STOP_WORDS} from '../content-index/stopWords';
import {groupBy} from '../groupBy';
import {stemOf} from './stem';
import type {Token} from './tokenize';
import {tokenize} from './tokenize';

// cspell:ignore youre doesnt isnt arent summarise

/** A word of a query. */
export interface QueryWord {
  /** Folded, as it was typed. */
  readonly word: string;
  readonly stem: string;
  /** The words with hyphens that it is part of, as one: what has that has the word. */
  readonly compound?: string;
  /** Of a name in code (`tools/list`): what to look for where it is nowhere as a whole. */
  readonly parts?: readonly QueryWord[];
  /** Still being typed: it may be the beginning of a longer word. */
  readonly isOpen: boolean;
  /** True if nothing else was typed, not even a word that says nothing. */
  readonly isAlone: boolean;
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
const TAG = /(?<![^\s,])#(\.?[\p{L}\p{N}][\p{L}\p{N}\p{M}_.+#&-]*)/gu;
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

/** Words of asking: what is asked has them no more than anything else. */
export const ASKING: ReadonlySet<string> = new Set(
  (
    'tell explain describe summarise summarize show give say said says speak think believe view opinion ' +
    'know mean means understand answer question happen happens thing things really exactly actually ' +
    'usually supposed anybody anything something everything somebody someone compare comparison ' +
    'difference differ different come comes go goes went put take look looks find found list name is are ' +
    'one ones bit lot out ever still always never again yes ok okay hello hi thanks'
  )
    .split(' ')
    .map(stemOf),
);

/** Words that say a little, and more beside others: how much each counts beside a word that tells. */
const VAGUE = 0.35;
const VAGUE_WORDS: ReadonlySet<string> = new Set(
  (
    'talk work works kind sort much many long often far old large big high fast good bad best better worst right wrong ' +
    'possible way ways use used using time people'
  )
    .split(' ')
    .map(stemOf),
);

/** How much a word counts beside others, besides how rare it is. */
export function stressOf({stem}: QueryWord): number {
  return VAGUE_WORDS.has(stem) ? VAGUE : 1;
}

/** Verbs among the stop words whose other forms (`getting`, `needed`) say as little. */
const STOP_STEMS = new Set(['get', 'let', 'want', 'need', 'have', 'do', 'be'].map(stemOf));

function isStop({term}: Token): boolean {
  return STOP_WORDS.has(term.replace(/'/g, '')) || STOP_STEMS.has(stemOf(term));
}

function says(token: Token): boolean {
  return !isStop(token) && !ASKING.has(stemOf(token.term));
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
  const isAlone = tokens.every(({run}) => run === last?.run);
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
        isAlone,
      }));
    // A compound of words that say nothing alone: “one-on-one”.
    const isOneWord = compound !== undefined && run.every((token) => token.whole || !says(token));
    return whole && (compound === undefined || isOneWord)
      ? [
          {
            word: whole.term,
            stem: stemOf(whole.term),
            parts: words,
            isOpen: open !== undefined && run.includes(open),
            isAlone,
          },
        ]
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
