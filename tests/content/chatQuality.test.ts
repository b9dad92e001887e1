import fc from 'fast-check';
import {beforeAll, expect, test} from 'vitest';
import {questions} from '../../src/data/questions';
import {buildPassageIndex} from '../../src/lib/passages/buildPassageIndex';
import {openPassages} from '../../src/lib/passages/openPassages';
import type {Answer, Passages} from '../../src/lib/passages/types';
import {chatQuestions} from '../support/chatQuestions';
import {siteContentIndex} from '../support/contentIndex';
import type {AnswerScore} from '../support/scoreAnswers';
import {answerFigures, listFailures, scoreAnswers} from '../support/scoreAnswers';
import {anyText} from '../support/searchInputs';

// cspell:ignore الاستحقاق فترة

let passages: Passages;
let score: AnswerScore;
let held: AnswerScore;
let texts: ReadonlyMap<number, string>;

beforeAll(async () => {
  const files = buildPassageIndex(siteContentIndex());
  passages = openPassages(async (name) => JSON.parse(JSON.stringify(files.get(name))) as unknown);
  texts = new Map((await passages.allPassages()).map(({id, text}) => [id, text]));
  score = await scoreAnswers(chatQuestions('questions'), passages);
  held = await scoreAnswers(chatQuestions('questions-held'), passages);
  console.log([answerFigures('Golden', score), answerFigures('Held', held)].join('\n'));
  console.log(`Golden questions missed:\n${listFailures(score)}`);
}, 120_000);

/** What is wrong with an answer, whatever was asked. */
function faultsOf(answer: Answer): string[] {
  if (answer.kind === 'unknown') {
    return answer.nearest.length > 3 ? ['more than three nearest pages'] : [];
  }
  const {sentences, citations} = answer;
  const cited = new Map(citations.map((citation) => [citation.number, citation]));
  const used = new Set(sentences.flatMap(({citations: numbers}) => numbers));
  const passageIds = new Set(citations.map(({passage}) => passage.id));
  return [
    ...(sentences.length < 2 || sentences.length > 5 ? [`${sentences.length} sentences`] : []),
    ...(passageIds.size > 3 ? [`${passageIds.size} passages`] : []),
    ...(citations.every(({number}) => used.has(number)) ? [] : ['a citation without a sentence']),
    ...(new Set(sentences.map(({text}) => text)).size < sentences.length ? ['said twice'] : []),
    ...citations
      .filter(({passage: {id, text}}) => !texts.get(id)?.includes(text))
      .map(({number}) => `citation ${number} is of no passage`),
    ...sentences.flatMap(({text, citations: numbers}) => [
      ...(numbers.length === 0 ? [`not cited: ${text}`] : []),
      ...numbers
        .filter((number) => !cited.get(number)?.passage.text.includes(text))
        .map((number) => `not in citation ${number}: ${text}`),
    ]),
  ];
}

test('the right page is among the first three for 90 of 100 golden questions', () => {
  expect(score.inFirstThree, listFailures(score)).toBeGreaterThanOrEqual(0.9);
});

test('90 of 100 questions that the posts do not answer are refused', () => {
  expect(score.refused, listFailures(score)).toBeGreaterThanOrEqual(0.9);
});

test('most questions that the posts answer get an answer, and not a refusal', () => {
  expect(score.answered, listFailures(score)).toBeGreaterThanOrEqual(0.8);
});

test('questions that were held back are met nearly as well', () => {
  expect(held.inFirstThree).toBeGreaterThanOrEqual(0.88);
  expect(held.refused).toBeGreaterThanOrEqual(0.85);
});

test('every suggested question is answered, and first by its post', async () => {
  const astray: string[] = [];
  for (const {text, permalink} of questions) {
    const answer = await passages.answer(text);
    if (answer.kind === 'unknown' || answer.citations[0]?.passage.permalink !== permalink) {
      astray.push(text);
    }
  }
  expect(astray).toEqual([]);
});

test('every answer is two to five sentences, each word for word in the passage it cites', () => {
  const answers = [...score.answers, ...held.answers].map(({answer}) => answer);
  expect(answers.flatMap(faultsOf)).toEqual([]);
});

test('whatever is asked, there is an answer, and it cites what is there', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (question) => {
      expect(faultsOf(await passages.answer(question))).toEqual([]);
    }),
    {numRuns: 300},
  );
}, 120_000);

test.each([
  ['a text of ten thousand characters', 'stock option vesting cliff '.repeat(400)],
  ['right to left', 'ما هي فترة الاستحقاق vesting'],
  ['emoji', '🥊🥊 jab? 🥊'],
  ['markup', '<img src=x onerror=alert(1)> </script> vesting'],
  ['lone surrogates', '\ud83d vesting \udc4a'],
  ['nothing', ' '],
])('a question may be %s', async (_, question) => {
  expect(faultsOf(await passages.answer(question))).toEqual([]);
});
