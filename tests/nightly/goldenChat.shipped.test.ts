import {beforeAll, describe, expect, test} from 'vitest';
import {openBuiltIndex, readBuiltPages} from 'docusaurus-theme-search-ask';
import {questions} from '../../src/data/questions';
import {answerQuestion} from 'docusaurus-theme-search-ask/answers';
import type {AnswerScore} from '../support/scoreAnswers';
import {
  CONVERSATION_SETS,
  QUESTION_SETS,
  answerFigures,
  listFailures,
  scoreAnswers,
  testConversations,
  testQuestions,
} from '../support/scoreAnswers';
import {shippedBuild} from '../support/sites';

const pages = await readBuiltPages(shippedBuild);
const site = new Map(pages.map((page) => [page.url, page]));
const allQuestions = QUESTION_SETS.flatMap(testQuestions);
const turns = CONVERSATION_SETS.flatMap(testConversations).flat();
const expectedPages = [...allQuestions, ...turns].flatMap(({pages: urls}) => urls ?? []);

/** Least `answerShown` and `rightPage` and greatest `nothingShown` of each set (0 to 1). */
const LIMITS = {
  tuned: {answerShown: 0.78, rightPage: 0.91, nothingShown: 0.03},
  held: {answerShown: 0.85, rightPage: 0.95, nothingShown: 0.03},
  offhand: {answerShown: 0.68, rightPage: 0.77, nothingShown: 0.05},
  blind: {answerShown: 0.65, rightPage: 0.84, nothingShown: 0.04},
  short: {answerShown: 0.9, rightPage: 0.9, nothingShown: 0.05},
  'short-held': {answerShown: 0.8, rightPage: 0.8, nothingShown: 0.05},
};
/** Maximum share of unanswerable questions for which the chat claims an answer. */
const MAX_CLAIMED = {
  tuned: 0.05,
  held: 0.05,
  offhand: 0.05,
  blind: 0.05,
  short: 0.15,
  'short-held': 0.15,
};
/** Least figures of each set of conversations (0 to 1). */
const CONVERSATION_LIMITS = {
  tuned: {answerShown: 0.9, rightPage: 0.97},
  held: {answerShown: 0.8, rightPage: 0.88},
};

describe('the test questions', () => {
  test('name existing pages and words that occur on them', () => {
    expect(expectedPages.filter((url) => !site.has(url))).toEqual([]);
    const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();
    const textOf = (url: string) => plain(JSON.stringify(site.get(url)));
    const missing = [...allQuestions, ...turns].filter(({pages: urls = [], says = []}) => {
      const text = urls.map(textOf).join(' ');
      return !says.every((alternatives) =>
        alternatives
          .split('|')
          .some((words) => text.includes(plain(JSON.stringify(words).slice(1, -1)))),
      );
    });
    expect(missing).toEqual([]);
  });
});

describe('answers to the test questions', () => {
  const index = openBuiltIndex(shippedBuild);
  const scores = new Map<string, AnswerScore>();

  beforeAll(async () => {
    for (const set of QUESTION_SETS) {
      const questionsOfSet = testQuestions(set).map((question) => [question]);
      scores.set(set, await scoreAnswers(questionsOfSet, index));
    }
    console.log([...scores].map(([set, score]) => answerFigures(set, score)).join('\n'));
  });

  test.each(QUESTION_SETS)(
    'show the answer and its page, and no answer to unanswerable questions: %s',
    (set) => {
      const score = scores.get(set) as AnswerScore;
      // Failures of the other sets are not printed, so that nobody tunes the chat to them.
      const failures = set === 'tuned' ? listFailures(score) : '';
      const limits = LIMITS[set];
      expect(score.answerShown, failures).toBeGreaterThanOrEqual(limits.answerShown);
      expect(score.rightPage, failures).toBeGreaterThanOrEqual(limits.rightPage);
      expect(score.nothingShown, failures).toBeLessThanOrEqual(limits.nothingShown);
      expect(score.claimed, failures).toBeLessThanOrEqual(MAX_CLAIMED[set]);
    },
  );

  test.each(CONVERSATION_SETS)(
    'handle conversations that change the subject and return to it: %s',
    async (set) => {
      const score = await scoreAnswers(testConversations(set), index);
      console.log(answerFigures(`conversations, ${set}`, score));
      const failures = set === 'tuned' ? listFailures(score) : '';
      const limits = CONVERSATION_LIMITS[set];
      expect(score.answerShown, failures).toBeGreaterThanOrEqual(limits.answerShown);
      expect(score.rightPage, failures).toBeGreaterThanOrEqual(limits.rightPage);
      expect(score.stuck, failures).toBeLessThanOrEqual(0.02);
    },
  );

  test('answer every suggested question, with its post first', async () => {
    const failures: string[] = [];
    for (const {text, permalink} of questions) {
      const {kind, passages} = await answerQuestion(index, text);
      if (kind !== 'answer' || passages[0]?.href.replace(/#.*/, '') !== permalink) {
        failures.push(`${text}: ${kind} by ${passages[0]?.href ?? 'none'}`);
      }
    }
    expect(failures).toEqual([]);
  });
});
