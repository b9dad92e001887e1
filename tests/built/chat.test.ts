import {readFileSync} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {beforeAll, expect, test} from 'vitest';
import {openPassages} from '../../src/lib/passages/openPassages';
import type {Passages} from '../../src/lib/passages/types';
import {questions} from '../fixtures/site/src/data/questions';
import {faultsOf, strayQuotations} from '../support/quotations';
import {anyText} from '../support/searchInputs';
import {fixtureBuild} from '../support/sites';

// cspell:ignore الاستحقاق فترة

/** The index as the build has made it for the chat. */
const index = path.join(fixtureBuild, '../.docusaurus/content-index/default/passages');

let passages: Passages;
let texts: ReadonlyMap<number, string>;

beforeAll(async () => {
  passages = openPassages(async (name) =>
    JSON.parse(readFileSync(path.join(index, `${name}.json`), 'utf8')),
  );
  texts = new Map((await passages.allPassages()).map(({id, text}) => [id, text]));
});

test.each([
  ['Why do letters fall out of a page written with iron gall ink?', 'iron-gall-ink', 'the acid'],
  ['When does a spring tide come?', 'spring-and-neap', 'every full moon'],
  [
    'Why were envelopes rare when postage was counted by the sheet?',
    'folding-a-letter',
    'doubled the price',
  ],
  [
    'How large is Greenland compared to Africa on the map?',
    'mercator-and-his-price',
    'a fourteenth',
  ],
  ['Who stamped letters with day and month from 1661?', 'postmarks', 'Henry Bishop'],
  ['How much does a steel ruler grow with one degree?', 'a-ruler-is-a-promise', 'millionths'],
])('%s', async (question, slug, fact) => {
  const answer = await passages.answer(question);
  expect(answer.kind).toBe('answer');
  if (answer.kind === 'answer') {
    expect(answer.sentences.map(({text}) => text).join(' ')).toContain(fact);
    expect(answer.citations.map(({passage}) => passage.permalink)).toContain(`/blog/${slug}`);
  }
});

test.each(questions)('the suggested question is answered by its post: $text', async (question) => {
  const answer = await passages.answer(question.text);
  expect(answer.kind).toBe('answer');
  if (answer.kind === 'answer') {
    expect(answer.citations[0]?.passage.permalink).toBe(question.permalink);
  }
});

test.each([
  'How do I get red wine out of a wool carpet?',
  'Who won the football world cup in 1998?',
  'What is the best recipe for sourdough bread?',
  // Words of a draft, of an unlisted post and of one whose day has not come.
  'What does the quokka say in the draft?',
  'zanzibar',
  'okapi',
])('refused, since nothing was written about it: %s', async (question) => {
  const answer = await passages.answer(question);
  expect(answer.kind).toBe('unknown');
});

test('every citation is of one paragraph of its page, below the heading it names', async () => {
  const answers = await Promise.all(questions.map(({text}) => passages.answer(text)));
  expect(answers.flatMap((answer) => faultsOf(answer, texts))).toEqual([]);
  const readPage = (permalink: string) =>
    readFileSync(path.join(fixtureBuild, `${permalink}.html`), 'utf8');
  expect(strayQuotations(answers, readPage)).toEqual([]);
});

test.each([
  ['a text of ten thousand characters', 'iron gall ink turns black '.repeat(400)],
  ['right to left', 'ما هي فترة الاستحقاق ink'],
  ['emoji', '🖋️🖋️ ink? 🖋️'],
  ['markup', '<img src=x onerror=alert(1)> </script> ink'],
  ['lone surrogates', '\ud83d ink \udc4a'],
  ['nothing', ' '],
])('a question may be %s', async (_, question) => {
  expect(faultsOf(await passages.answer(question), texts)).toEqual([]);
});

test('whatever is asked, there is an answer or a refusal, and it quotes what is there', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (question) => {
      expect(faultsOf(await passages.answer(question), texts)).toEqual([]);
    }),
    {numRuns: 100},
  );
});
