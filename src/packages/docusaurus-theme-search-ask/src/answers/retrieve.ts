import type {TextIndex} from '../engine/openIndex.js';
import {stressOf} from '../engine/parseQuery.js';
import type {Found} from '../engine/rank.js';
import {find} from '../engine/rank.js';
import {isTableOfFigures} from './pieces.js';
import type {Question} from './readQuestion.js';
import {FEW_WORDS, readQuestion} from './readQuestion.js';
import type {ScoredPassage} from './scorePassages.js';
import {scorePassages} from './scorePassages.js';
import type {Earlier} from './types.js';

/** Least coverage of a question by a passage that answers it, or comes near. */
const ANSWERS = 0.77;
const COMES_NEAR = 0.3;
/**
 * Least evidence of an answer: the rarity of the question's words, where a word of a single page has 1, times
 * the mean of their shares in one sentence and in the titles above it. Words that many pages have are in a
 * passage by chance: a post on bank runs does not say how to open a bank account.
 */
const IS_EVIDENT = 0.8;
/** Least shares in a sentence, and in the titles above it, of a passage on exactly what is asked. */
const IN_SENTENCE = 0.7;
const IN_TITLES = 0.9;
/** Least similarity to a question that the author says the passage answers. */
const RESEMBLES = 0.6;
/** Least similarity of a follow-up that an author listed as it is asked. */
const IS_LISTED = 0.9;
/** Share of a follow-up that a page of the previous answer must have. */
const ON_CITED_PAGE = 0.3;
/** Weight of a word of the previous question compared with one of the question itself. */
const EARLIER_WORD = 0.6;
/** Bonus of a page that the previous answer cited. */
const CITED_BONUS = 0.7;

export interface Retrieved {
  /** Score of the best passage. */
  readonly kind: 'answer' | 'close' | 'nothing';
  readonly scored: readonly ScoredPassage[];
  readonly found: Found;
}

/** Path of an address without its anchor. */
export function withoutAnchor(href: string): string {
  return href.replace(/#.*$/, '');
}

/** Decides how well the best passage answers. */
function kindOf(
  {wantsExplanation}: Question,
  {rarity}: Found,
  best: ScoredPassage | undefined,
): Retrieved['kind'] {
  if (!best || best.coverage < COMES_NEAR) {
    return 'nothing';
  }
  const {coverage, pieceCoverage, authorQuestion, named, words, passage} = best;
  const evidence = (rarity * (Math.max(pieceCoverage, authorQuestion) + named)) / 2;
  const isAnswer =
    authorQuestion >= RESEMBLES ||
    (words.size > 1 && evidence >= IS_EVIDENT) ||
    (pieceCoverage >= IN_SENTENCE && named >= IN_TITLES);
  const explains = !wantsExplanation || !isTableOfFigures(passage.block);
  return coverage >= ANSWERS && isAnswer && explains ? 'answer' : 'close';
}

/** Retrieves with the question alone, or with the one before it and a bonus for the pages it cited. */
async function retrieveOnce(
  index: TextIndex,
  question: Question,
  earlier?: Earlier,
): Promise<Retrieved> {
  const own = question.query.words;
  const before =
    earlier && own.length <= FEW_WORDS
      ? readQuestion(earlier.question, question.language).query.words
      : [];
  const stems = new Set(own.map(({stem}) => stem));
  const query = {
    ...question.query,
    words: [...own, ...before.filter(({stem}) => !stems.has(stem))],
  };
  const found = await find(index, query, {
    stressOf: (word) =>
      stressOf(word, question.language) * (stems.has(word.stem) ? 1 : EARLIER_WORD),
    least: COMES_NEAR / 2,
  });
  const cited = new Set(earlier?.hrefs.map(withoutAnchor));
  const scored = await scorePassages(index, {...question, query}, found, (page) =>
    cited.has(found.core.pages[page]?.url ?? '') ? CITED_BONUS : 0,
  );
  return {found, scored, kind: kindOf(question, found, scored[0])};
}

/** True if a page of the previous answer has enough of what the question asks. */
function isOnCitedPage({core, pages}: Found, {hrefs}: Earlier): boolean {
  const cited = new Set(hrefs.map(withoutAnchor));
  return pages.some(
    ({page, covered}) => covered >= ON_CITED_PAGE && cited.has(core.pages[page]?.url ?? ''),
  );
}

/**
 * Retrieves passages for a question. The one before it is read with it if it refers back to that and
 * has not left the subject, or if it finds nothing by itself.
 *
 * @throws IndexUnavailable
 */
export async function retrieve(
  index: TextIndex,
  question: Question,
  earlier?: Earlier,
): Promise<Retrieved> {
  const alone = await retrieveOnce(index, question);
  const {refersBack, continues, query, language} = question;
  if (!earlier || earlier.hrefs.length === 0) {
    // “Tell me more” has nothing to look for.
    const onlyAsks = refersBack && query.words.every(({stem}) => language.asking.has(stem));
    return onlyAsks ? {...alone, kind: 'nothing', scored: []} : alone;
  }
  const isOnPage = isOnCitedPage(alone.found, earlier);
  const cited = new Set(earlier.hrefs.map(withoutAnchor));
  const [best] = alone.scored;
  if (best && best.authorQuestion >= IS_LISTED && cited.has(withoutAnchor(best.passage.href))) {
    return alone;
  }
  const saysLittle = query.words.filter(({stem}) => !language.asking.has(stem)).length <= 1;
  const isFollowUp =
    refersBack || continues
      ? isOnPage ||
        alone.kind === 'nothing' ||
        (refersBack && (saysLittle || alone.kind === 'close'))
      : isOnPage && alone.kind === 'nothing';
  if (!isFollowUp) {
    return alone;
  }
  const both = await retrieveOnce(index, question, earlier);
  return both.kind === 'nothing' && both.scored.length > 0 ? {...both, kind: 'close'} : both;
}
