import type {Token} from './tokenize.js';

export interface Language {
  /** Locale in Docusaurus' notation: `en`, `zh-Hans`. */
  readonly locale: string;
  /** Returns the folded stem (see `foldWord`: without accents) of a lower-case word, the same for all its forms. */
  readonly stemOf: (word: string) => string;
  /** Folded words that never express the subject of a query. */
  readonly stopWords: ReadonlySet<string>;
  /** Matches stop words of scripts without spaces between words, which are indexed by pairs of characters. */
  readonly pairedStopWords?: RegExp;
  /** Stems of words that can occur in questions on any subject: `explain`, `mean`, `difference`. */
  readonly genericStems: ReadonlySet<string>;
  /** Stems of words that weigh less than the other words of a question: `good`, `way`. */
  readonly vagueStems: ReadonlySet<string>;
}

/** Returns a function that remembers its results. Most words of a site occur many times. */
export function memoize(stemOf: (word: string) => string): (word: string) => string {
  const cache = new Map<string, string>();
  return (word) => {
    const stem = cache.get(word) ?? stemOf(word);
    cache.set(word, stem);
    return stem;
  };
}

/**
 * Returns the terms in the index for a word: its stem, and the stem of the word without accents if
 * that differs. Endings depend on accents, but many queries are typed without them.
 */
export function stemsOf({stemOf}: Language, {word, term}: Pick<Token, 'word' | 'term'>): string[] {
  const stem = stemOf(word);
  const plain = word === term ? stem : stemOf(term);
  return stem === plain ? [stem] : [stem, plain];
}

/** Returns the indices of the query words that a token matches. */
export type WordIndicesOf = (token: Token) => readonly number[];

/**
 * Returns a function that takes a token, and returns the indices of the query words that it matches.
 *
 * @param matches for each word of the query, the terms that match it
 */
export function wordFinder(
  matches: readonly {readonly terms: ReadonlySet<string>}[],
  language: Language,
): WordIndicesOf {
  const cache = new Map<string, readonly number[]>();
  return (token) => {
    const cached = cache.get(token.word);
    if (cached) {
      return cached;
    }
    const forms = [token.term, ...stemsOf(language, token)];
    const words = matches.flatMap(({terms}, word) =>
      forms.some((form) => terms.has(form)) ? [word] : [],
    );
    cache.set(token.word, words);
    return words;
  };
}
