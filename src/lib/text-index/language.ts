import type {Token} from './tokenize';

/** What is particular to the language that a site is written in. */
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
