import type {TextIndex} from '../engine/openIndex.js';
import type {Ranking} from '../engine/rank.js';
import {find} from '../engine/rank.js';
import type {Question} from './readQuestion.js';
import {readQuestion} from './readQuestion.js';
import type {ScoredPassage} from './scorePassages.js';
import {scorePassages} from './scorePassages.js';
import type {EarlierQuestion} from './types.js';

/** Minimum coverage (see `ScoredPassage`) of the question by a passage that is rated `answer`. */
const MIN_ANSWER_COVERAGE = 0.77;
/** Minimum coverage of the question by a passage that is rated `close`. */
const MIN_CLOSE_COVERAGE = 0.3;
/**
 * Minimum evidence for an answer: the rarity of the question's words (1 for a word that only one page
 * contains) times the mean of two shares of the question, that in the best sentence (or the similarity to
 * an author-written question) and that in the titles above. Common words may match by chance: a post on
 * bank runs does not say how to open a bank account.
 */
const MIN_EVIDENCE = 0.8;
/** Minimum coverage of the question by one sentence or row of an answer that has less evidence. */
const MIN_PIECE_COVERAGE = 0.7;
/** Minimum share of the question in the titles above an answer that has less evidence. */
export const MIN_TITLE_SHARE = 0.9;
/** Minimum similarity of the question to an author-written question of the passage. */
const MIN_SIMILARITY = 0.6;
/** Minimum share of a follow-up that a page of the previous answer must contain. */
const MIN_CITED_PAGE_SHARE = 0.3;
/** Weight of a word of the previous question compared with one of the question itself. */
const EARLIER_WORD_WEIGHT = 0.6;

/** Passages for a question, best first. */
export interface Retrieved {
  /** Rating of the best passage. */
  readonly kind: 'answer' | 'close' | 'nothing';
  readonly scored: readonly ScoredPassage[];
  readonly ranking: Ranking;
}

export function withoutAnchor(href: string): string {
  return href.replace(/#.*$/, '');
}

function kindOf({rarity}: Ranking, best: ScoredPassage | undefined): Retrieved['kind'] {
  if (!best || best.coverage < MIN_CLOSE_COVERAGE) {
    return 'nothing';
  }
  const {coverage, pieceCoverage, questionSimilarity, titleShare, wordCount} = best;
  const textShare = Math.max(pieceCoverage, questionSimilarity);
  const evidence = (rarity * (textShare + titleShare)) / 2;
  const isAnswer =
    questionSimilarity >= MIN_SIMILARITY ||
    (wordCount > 1 && evidence >= MIN_EVIDENCE) ||
    (pieceCoverage >= MIN_PIECE_COVERAGE && titleShare >= MIN_TITLE_SHARE);
  return coverage >= MIN_ANSWER_COVERAGE && isAnswer ? 'answer' : 'close';
}

/**
 * Retrieves passages by the question alone or, with `earlier`, also by the words of the previous
 * question, and with a bonus for the pages that its answer cited.
 */
async function retrieveOnce(
  index: TextIndex,
  question: Question,
  earlier?: Question,
  cited?: ReadonlySet<string>,
): Promise<Retrieved> {
  const own = question.query.words;
  const added = earlier?.query.words
    .filter((word) => !own.some(({stem}) => stem === word.stem))
    .map((word) => ({...word, weight: EARLIER_WORD_WEIGHT * word.weight}));
  const query = {...question.query, words: [...own, ...(added ?? [])]};
  // Half of the minimum, because `scorePassages` makes the weights of words more even, which can raise
  // the coverage.
  const ranking = await find(index, await index.core(), query, MIN_CLOSE_COVERAGE / 2);
  const scored = await scorePassages(index, {...question, query}, ranking, cited);
  return {ranking, scored, kind: kindOf(ranking, scored[0])};
}

/** Retrieves passages for a question. For a follow-up, it also uses the previous question. */
export async function retrieve(
  index: TextIndex,
  question: Question,
  earlier?: EarlierQuestion,
): Promise<Retrieved> {
  const alone = await retrieveOnce(index, question);
  const {refersBack, continues, subjectWordCount} = question;
  if (!earlier || earlier.hrefs.length === 0) {
    // “Tell me more” and “Why?” name nothing to look for.
    return refersBack && subjectWordCount === 0 ? {...alone, kind: 'nothing', scored: []} : alone;
  }
  const cited = new Set(earlier.hrefs.map(withoutAnchor));
  const {core, pages} = alone.ranking;
  const isOnCitedPage = pages.some(
    ({page, pageShare}) =>
      pageShare >= MIN_CITED_PAGE_SHARE && cited.has(core.pages[page]?.url ?? ''),
  );
  const looksLikeFollowUp = refersBack || continues;
  // A follow-up looks like one, and a cited page contains some of its words. Either is enough if the question
  // alone finds nothing. A reference back is enough if there are almost no other words, or if the passages
  // found are only close.
  const isFollowUp =
    (looksLikeFollowUp && isOnCitedPage) ||
    (alone.kind === 'nothing' && (looksLikeFollowUp || isOnCitedPage)) ||
    (refersBack && (subjectWordCount <= 1 || alone.kind === 'close'));
  if (!isFollowUp) {
    return alone;
  }
  const previous = readQuestion(earlier.question, question.language);
  const together = await retrieveOnce(index, question, previous, cited);
  // Few passages have enough of the words of both questions, so any passage counts as close.
  const isClose = together.kind === 'nothing' && together.scored.length > 0;
  return isClose ? {...together, kind: 'close'} : together;
}
