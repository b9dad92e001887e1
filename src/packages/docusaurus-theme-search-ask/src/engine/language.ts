import type {Token} from './tokenize.js';

/** Properties of a language that indexing and queries need. */
export interface Language {
  /** As Docusaurus names it: `en`, `zh-Hans`. */
  readonly locale: string;
  /** Folded stem of a lower-case word, the same for all its forms. */
  readonly stemOf: (word: string) => string;
  /** Folded words that say nothing about the subject of a query. */
  readonly stopWords: ReadonlySet<string>;
  /** Stems of stop words whose other forms say as little. */
  readonly stopStems: ReadonlySet<string>;
  /** Stems of words of asking: a subject has them no more than anything else. */
  readonly asking: ReadonlySet<string>;
  /** Stems of words that say little beside others. */
  readonly vague: ReadonlySet<string>;
}

/**
 * The terms by which the index has a word: its stem, and that of the word without accents where it
 * differs. Endings depend on accents, but many queries are typed without.
 */
export function stemsOf({stemOf}: Language, {word, term}: Pick<Token, 'word' | 'term'>): string[] {
  const stem = stemOf(word);
  const plain = word === term ? stem : stemOf(term);
  return stem === plain ? [stem] : [stem, plain];
}

/** Numbers of the words of a query that a token answers. */
export type WordsOf = (token: Token) => readonly number[];

/**
 * Returns a function that finds the words of a query which a token answers.
 *
 * @param terms of each word of the query, those that answer it
 */
export function wordFinder(terms: readonly ReadonlySet<string>[], language: Language): WordsOf {
  const known = new Map<string, readonly number[]>();
  return (token) => {
    const answered = known.get(token.word);
    if (answered) {
      return answered;
    }
    const forms = [token.term, ...stemsOf(language, token)];
    const words = terms.flatMap((some, word) =>
      forms.some((form) => some.has(form)) ? [word] : [],
    );
    known.set(token.word, words);
    return words;
  };
}
