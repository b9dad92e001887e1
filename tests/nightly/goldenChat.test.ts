import {readFileSync} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {beforeAll, describe, expect, test} from 'vitest';
import {questions} from '../../src/data/questions';
import {buildPassageIndex} from '../../src/lib/passages/buildPassageIndex';
import {openPassages} from '../../src/lib/passages/openPassages';
import type {Passages} from '../../src/lib/passages/types';
import {readContent} from '../../src/plugins/post-schema/readContent';
import type {ChatQuestion} from '../support/chatQuestions';
import {chatQuestions} from '../support/chatQuestions';
import {siteContentIndex} from '../support/contentIndex';
import {plainText} from '../support/markdown';
import {faultsOf, strayQuotations} from '../support/quotations';
import type {AnswerScore} from '../support/scoreAnswers';
import {answerFigures, listFailures, scoreAnswers} from '../support/scoreAnswers';
import {anyText} from '../support/searchInputs';
import {repository, shippedBuild} from '../support/sites';
import {sourcePosts} from '../support/sourcePosts';

const SETS = [
  ['questions', 80, 20],
  ['questions-held', 40, 15],
] as const;

const posts = sourcePosts(readContent(repository).posts);
const pages = siteContentIndex(repository);
const golden = SETS.flatMap(([set]) => chatQuestions(set));

function pagesOf({post, also = []}: ChatQuestion): string[] {
  return post === undefined ? [] : [post, ...also];
}

const known = new Set(pages.map(({permalink}) => permalink));
const named = golden.flatMap(pagesOf);
/** The golden questions are about the posts that this repository ships; other posts have others. */
const areGone =
  named.length === 0 || named.filter((page) => known.has(page)).length < named.length / 2;

describe.skipIf(areGone)('the golden questions (skipped where the shipped posts are gone)', () => {
  const textOf = new Map(posts.map(({slug, body}) => [`/blog/${slug}`, asRead(body)]));

  /** Text as its reader sees it; spaces and capitals do not count. */
  function asRead(markdown: string): string {
    return plainText(markdown).replaceAll('*', '').toLowerCase();
  }

  test.each(SETS)(
    '%s: at least %i questions with an answer and %i without',
    (set, withAnswer, without) => {
      const answerable = chatQuestions(set).filter((one) => one.answerable);
      expect(answerable.length).toBeGreaterThanOrEqual(withAnswer);
      expect(chatQuestions(set).length - answerable.length).toBeGreaterThanOrEqual(without);
    },
  );

  test('have a page exactly when they have an answer, and every page is there', () => {
    const faulty = golden.filter(
      (one) =>
        one.answerable !== (one.post !== undefined) ||
        (!one.answerable && (one.also !== undefined || one.passage !== undefined)),
    );
    expect(faulty).toEqual([]);
    expect(named.filter((page) => !known.has(page))).toEqual([]);
    const twice = golden.map(pagesOf).filter((some) => new Set(some).size !== some.length);
    expect(twice).toEqual([]);
  });

  test('name as a passage five to ten words of its page, in their order', () => {
    const faulty = golden.filter(({post = '', passage}) => {
      if (passage === undefined) {
        return false;
      }
      const words = passage.split(' ').length;
      return words < 5 || words > 10 || !textOf.get(post)?.includes(asRead(passage));
    });
    expect(faulty).toEqual([]);
  });

  test('are asked once, and about every year with posts', () => {
    const asked = golden.map(({question}) => question.toLowerCase().replace(/\W+/g, ' ').trim());
    expect(asked.filter((question, place) => asked.indexOf(question) !== place)).toEqual([]);
    const yearOf = ({date}: {readonly date: string}) => date.slice(0, 4);
    const years = posts.filter(({slug}) => named.includes(`/blog/${slug}`)).map(yearOf);
    expect(posts.map(yearOf).filter((year) => !years.includes(year))).toEqual([]);
  });
});

describe.skipIf(areGone)('answers to them (skipped where the shipped posts are gone)', () => {
  let passages: Passages;
  let score: AnswerScore;
  let held: AnswerScore;
  let texts: ReadonlyMap<number, string>;

  beforeAll(async () => {
    const files = buildPassageIndex(pages);
    passages = openPassages(async (name) => JSON.parse(JSON.stringify(files.get(name))) as unknown);
    texts = new Map((await passages.allPassages()).map(({id, text}) => [id, text]));
    score = await scoreAnswers(chatQuestions('questions'), passages);
    held = await scoreAnswers(chatQuestions('questions-held'), passages);
    console.log([answerFigures('Golden', score), answerFigures('Held', held)].join('\n'));
    console.log(`Golden questions missed:\n${listFailures(score)}`);
  });

  test('the right page is among the first three for 90 of 100', () => {
    expect(score.inFirstThree, listFailures(score)).toBeGreaterThanOrEqual(0.9);
  });

  test('90 of 100 that the posts do not answer are refused', () => {
    expect(score.refused, listFailures(score)).toBeGreaterThanOrEqual(0.9);
  });

  test('most that the posts answer get an answer, and not a refusal', () => {
    expect(score.answered, listFailures(score)).toBeGreaterThanOrEqual(0.8);
  });

  test('those that were held back are met nearly as well', () => {
    expect(held.inFirstThree).toBeGreaterThanOrEqual(0.88);
    expect(held.refused).toBeGreaterThanOrEqual(0.85);
  });

  test('two to five sentences, each word for word in one paragraph of the page it cites', () => {
    const answers = [...score.answers, ...held.answers].map(({answer}) => answer);
    expect(answers.flatMap((answer) => faultsOf(answer, texts))).toEqual([]);
    const sentences = answers.flatMap((one) => (one.kind === 'answer' ? one.sentences : []));
    expect(sentences.length).toBeGreaterThan(200);
    const readPage = (permalink: string) =>
      readFileSync(path.join(shippedBuild, `${permalink}.html`), 'utf8');
    expect(strayQuotations(answers, readPage)).toEqual([]);
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

  test('whatever is asked, there is an answer, and it cites what is there', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (question) => {
        expect(faultsOf(await passages.answer(question), texts)).toEqual([]);
      }),
      {numRuns: 1000},
    );
  });
});
