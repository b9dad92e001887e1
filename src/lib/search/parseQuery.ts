import {STOP_WORDS} from './stopWords';
import type {Token} from './tokenize';
import {tokenize} from './tokenize';

/** A word of a query. */
export interface QueryWord {
  readonly kind: 'word';
  readonly term: string;
  /** The identifier it is part of, as a whole: a page that has that has the word. */
  readonly whole: string | undefined;
  /** Whether that is a name in code, and not words with a hyphen. */
  readonly identifier: boolean;
  /** Still being typed: whatever begins with it counts. */
  readonly open: boolean;
}

/** `#vesting`: a tag, or the beginning of one. */
export interface QueryTag {
  readonly kind: 'tag';
  readonly tag: string;
}

export type QueryPart = QueryWord | QueryTag;

/** The field takes 64 characters; addresses may hold more. */
const LONGEST_QUERY = 256;
const MOST_PARTS = 16;
const TAG = /(?<![^\s,])#([\p{L}\p{N}][\p{L}\p{N}\p{M}_.-]*)/gu;

/** Words joined by hyphens, and by nothing that only code joins words with. */
function isCompound(text: string, {start, end}: Token): boolean {
  const run = text.slice(start, end);
  return (
    /^[\p{L}\p{N}\p{M}'’]+(?:-[\p{L}\p{N}\p{M}'’]+)+$/u.test(run) && !/\p{Ll}\p{Lu}/u.test(run)
  );
}

function wordsOf(text: string, isOpen: boolean): QueryWord[] {
  const tokens = tokenize(text);
  const wholes = new Map(tokens.filter(({whole}) => whole).map((token) => [token.run, token]));
  const parts = tokens.filter(({whole}) => !whole);
  const open = isOpen && parts.at(-1)?.end === text.length ? parts.length - 1 : -1;
  const words = parts.map(({term, run}, index): QueryWord => {
    const whole = wholes.get(run);
    const identifier = whole !== undefined && !isCompound(text, whole);
    return {kind: 'word', term, whole: whole?.term, identifier, open: index === open};
  });
  const telling = words.filter(({term, open: typed}) => typed || !STOP_WORDS.has(term));
  // A last word that may become another one counts beside words that say something.
  return telling.some(({term}) => !STOP_WORDS.has(term))
    ? telling.filter(({term}) => !STOP_WORDS.has(term))
    : words;
}

/** What a query asks for; nothing for a query without a letter or digit. */
export function parseQuery(query: string): QueryPart[] {
  const text = query.slice(0, LONGEST_QUERY).trimStart();
  const tags = [...text.matchAll(TAG)].map((match): QueryTag => ({
    kind: 'tag',
    tag: match[1] as string,
  }));
  const parts = [...tags, ...wordsOf(text.replace(TAG, ' '), true)];
  const seen = new Set<string>();
  return parts.filter((part) => {
    const key = part.kind === 'tag' ? `#${part.tag}` : part.term;
    return seen.size < MOST_PARTS && !seen.has(key) && seen.add(key);
  });
}
