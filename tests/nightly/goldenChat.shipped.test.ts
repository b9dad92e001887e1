import {beforeAll, describe, expect, test} from 'vitest';
import {openBuiltIndex, readBuiltPages} from 'docusaurus-theme-search-ask';
import {questions} from '../../src/data/questions';
import {answerQuestion} from 'docusaurus-theme-search-ask/answers';
import {
  QUESTION_SETS,
  answerFigures,
  testQuestions,
  listFailures,
  scoreAnswers,
} from '../support/scoreAnswers';
import {
  conversationFigures,
  testConversations,
  listTurnFailures,
  scoreConversations,
} from '../support/scoreConversations';
import type {AnswerScore} from '../support/scoreAnswers';
import {shippedBuild} from '../support/sites';

const pages = await readBuiltPages(shippedBuild);
const site = new Map(pages.map((page) => [page.url, page]));
const SETS = QUESTION_SETS;
const allQuestions = SETS.flatMap(testQuestions);
const TALKS = ['tuned', 'held'] as const;
const turns = TALKS.flatMap(testConversations).flat();
const named = [...allQuestions, ...turns].flatMap((one) => one.pages ?? []);

const FLOORS = {
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
const TALK_FLOORS = {
  tuned: {answerShown: 0.9, rightPage: 0.97},
  held: {answerShown: 0.8, rightPage: 0.88},
};

describe('the test questions', () => {
  test('name existing pages and words that occur on them', () => {
    expect(named.filter((url) => !site.has(url))).toEqual([]);
    const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();
    const textOf = (url: string) => plain(JSON.stringify(site.get(url)));
    const missing = [...allQuestions, ...turns].filter(({pages: urls = [], says = []}) => {
      const text = urls.map(textOf).join(' ');
      return !says.every((some) =>
        some.split('|').some((one) => text.includes(plain(JSON.stringify(one).slice(1, -1)))),
      );
    });
    expect(missing).toEqual([]);
  });
});

describe('answers to the test questions', () => {
  const index = openBuiltIndex(shippedBuild);
  const scores = new Map<string, AnswerScore>();

  beforeAll(async () => {
    for (const set of SETS) {
      scores.set(set, await scoreAnswers(testQuestions(set), index));
    }
    console.log([...scores].map(([set, score]) => answerFigures(set, score)).join('\n'));
  });

  test.each(SETS)(
    'show the answer and its page, and no answer to unanswerable questions: %s',
    (set) => {
      const score = scores.get(set) as AnswerScore;
      // Failures in the other sets are not shown, so that nothing is tuned to them.
      const failures = set === 'tuned' ? listFailures(score) : '';
      const floors = FLOORS[set];
      expect(score.answerShown, failures).toBeGreaterThanOrEqual(floors.answerShown);
      expect(score.rightPage, failures).toBeGreaterThanOrEqual(floors.rightPage);
      expect(score.nothingShown, failures).toBeLessThanOrEqual(floors.nothingShown);
      expect(score.claimed, failures).toBeLessThanOrEqual(MAX_CLAIMED[set]);
    },
  );

  test.each(TALKS)(
    'handle conversations that change the subject and return to it: %s',
    async (set) => {
      const score = await scoreConversations(testConversations(set), index);
      console.log(conversationFigures(set, score));
      const failures = set === 'tuned' ? listTurnFailures(score) : '';
      expect(score.answerShown, failures).toBeGreaterThanOrEqual(TALK_FLOORS[set].answerShown);
      expect(score.rightPage, failures).toBeGreaterThanOrEqual(TALK_FLOORS[set].rightPage);
      expect(score.stuck, failures).toBeLessThanOrEqual(0.02);
    },
  );

  test('answer every suggested question, with its post first', async () => {
    const astray: string[] = [];
    for (const {text, permalink} of questions) {
      const {kind, passages} = await answerQuestion(index, text);
      if (kind !== 'answer' || passages[0]?.href.replace(/#.*/, '') !== permalink) {
        astray.push(`${text}: ${kind} by ${passages[0]?.href ?? 'none'}`);
      }
    }
    expect(astray).toEqual([]);
  });
});
