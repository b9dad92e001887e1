import {expect, test} from 'vitest';
import {openBuiltIndex} from 'docusaurus-theme-search-ask';
import {answerQuestion} from 'docusaurus-theme-search-ask/answers';
import {questions} from '../../src/data/questions';
import {indexedUrls} from '../support/builtIndex';
import type {AnswerScore, TestQuestion} from '../support/scoreAnswers';
import {answerFigures, listFailures, readSet, scoreAnswers} from '../support/scoreAnswers';
import {shippedBuild} from '../support/sites';

const urls = new Set(await indexedUrls(shippedBuild));
const index = openBuiltIndex(shippedBuild);

/**
 * Limits of each set of questions, from 0 to 1: the minimum `answerShown` and `rightPage`, and the
 * maximum `nothingShown` and `claimed`. The questions are for tuning (`tuned`), never used for tuning
 * (`held`), typed in a hurry (`offhand`), or written from the posts by someone who had not tried the chat (`blind`). Those
 * of the short sets have words with several meanings; half of them follow another question.
 */
const LIMITS = {
  tuned: [0.83, 0.93, 0.03, 0.05],
  held: [0.88, 0.95, 0.03, 0.05],
  offhand: [0.76, 0.85, 0.05, 0.05],
  blind: [0.8, 0.86, 0.04, 0.05],
  short: [0.9, 0.9, 0.05, 0.15],
  'short-held': [0.8, 0.8, 0.05, 0.15],
} as const;
/** Minimum `answerShown` and `rightPage` of each set of conversations. */
const CONVERSATION_LIMITS = {tuned: [0.95, 0.97], held: [0.9, 0.93]} as const;

const setsOf = <Limits extends object>(limits: Limits) =>
  Object.keys(limits) as (keyof Limits & string)[];
const questionsOf = (set: string) => readSet<TestQuestion>('golden-questions', set);
const conversationsOf = (set: string) => readSet<TestQuestion[]>('golden-conversations', set);

/** Prints the figures. Returns the failures, but only of tuned sets, so that nobody tunes the chat to the other sets. */
function report(set: string, score: AnswerScore): string {
  console.log(answerFigures(set, score));
  return set.endsWith('tuned') ? listFailures(score) : '';
}

test('the test questions name existing pages', () => {
  const questionsOfSets = setsOf(LIMITS).flatMap(questionsOf);
  const conversations = setsOf(CONVERSATION_LIMITS).flatMap(conversationsOf);
  const pages = [...questionsOfSets, ...conversations.flat()].flatMap((asked) => asked.pages ?? []);
  expect(pages.filter((url) => !urls.has(url))).toEqual([]);
});

test.each(setsOf(LIMITS))('questions get the right answer, or none: %s', async (set) => {
  const score = await scoreAnswers(
    questionsOf(set).map((question) => [question]),
    index,
  );
  const failures = report(set, score);
  const [answerShown, rightPage, nothingShown, claimed] = LIMITS[set];
  expect(score.answerShown, failures).toBeGreaterThanOrEqual(answerShown);
  expect(score.rightPage, failures).toBeGreaterThanOrEqual(rightPage);
  expect(score.nothingShown, failures).toBeLessThanOrEqual(nothingShown);
  expect(score.claimed, failures).toBeLessThanOrEqual(claimed);
});

test.each(setsOf(CONVERSATION_LIMITS))(
  'questions get the right answer after a change of subject: %s',
  async (set) => {
    const score = await scoreAnswers(conversationsOf(set), index);
    const failures = report(`conversations, ${set}`, score);
    const [answerShown, rightPage] = CONVERSATION_LIMITS[set];
    expect(score.answerShown, failures).toBeGreaterThanOrEqual(answerShown);
    expect(score.rightPage, failures).toBeGreaterThanOrEqual(rightPage);
    expect(score.stuck, failures).toBeLessThanOrEqual(0.02);
  },
);

test.each(questions)('the suggested question is answered by its post: $text', async (question) => {
  const {kind, passages} = await answerQuestion(index, question.text);
  expect([kind, passages[0]?.href.replace(/#.*/, '')]).toEqual(['answer', question.permalink]);
});
