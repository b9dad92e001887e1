import type {PassageCore} from './readCore';
import type {Posting} from './readPostings';
import type {QuestionWord} from './questionWords';

/** A term that may stand for a word of a question. */
export interface Alternative {
  readonly term: string;
  /** 1 for the word itself in whatever form, less for what is only near it. */
  readonly quality: number;
}

/** A word of a question with all that stands for it in the posts. */
export interface WeighedWord {
  readonly word: string;
  /** What the word tells: the rarer, the more; words that no post has tell most. */
  readonly weight: number;
  readonly alternatives: readonly (Alternative & {readonly posting: Posting})[];
}

/** An alternative at least that near is the word itself, for its rarity. */
export const SAME = 0.6;

/** The most that words tell which are not about a field, and words that no post has. */
const MOST = {weak: 0.3, plain: 1.6, telling: 5};

/** What a word tells that no page has. */
const MOST_RARE = 5.7;

/**
 * What a word tells that some of the pages have: 0 where all have it. It is a share of what a word
 * tells that none has, so that weights mean the same in a site of ten posts and of thousands.
 */
export function rarity(pages: number, having: number): number {
  const information = (count: number) => Math.log(1 + (pages - count + 0.5) / (count + 0.5));
  return (MOST_RARE * information(having)) / information(0);
}

function pagesWith(core: PassageCore, postings: readonly Posting[]): number {
  const pages = new Set<number>();
  for (const {passages, heads} of postings) {
    passages.forEach((passage) => pages.add(core.pageOf[passage] as number));
    heads.forEach((page) => pages.add(page));
  }
  return pages.size;
}

/** Words of a question with their weights, from the postings of their alternatives. */
export function weighWords(
  core: PassageCore,
  words: ReadonlyMap<QuestionWord, readonly Alternative[]>,
  postings: ReadonlyMap<string, Posting>,
): WeighedWord[] {
  return [...words].map(([word, meant]) => {
    const alternatives = meant.flatMap(({term, quality}) => {
      const posting = postings.get(term);
      return posting ? [{term, quality, posting}] : [];
    });
    const same = alternatives.filter(({quality}) => quality >= SAME);
    const having = pagesWith(
      core,
      same.map(({posting}) => posting),
    );
    return {
      word: word.word,
      weight: Math.min(MOST[word.kind], rarity(core.pages.length, having)),
      alternatives,
    };
  });
}
