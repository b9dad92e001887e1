import fc from 'fast-check';
import {expect, test} from 'vitest';
import {openBuiltIndex} from 'docusaurus-theme-search-ask';
import type {Answer} from 'docusaurus-theme-search-ask/answers';
import {answerQuestion} from 'docusaurus-theme-search-ask/answers';
import {questions} from '../fixtures/site/src/data/questions';
import {indexedUrls} from '../support/builtIndex';
import {anyText} from '../support/searchInputs';
import {fixtureBuild} from '../support/sites';

const index = openBuiltIndex(fixtureBuild);
const ask = (question: string): Promise<Answer> => answerQuestion(index, question);

test.each(questions)('the suggested question is answered by its post: $text', async (question) => {
  const answer = await ask(question.text);
  expect(answer.kind).toBe('answer');
  expect(answer.passages[0]?.href.replace(/#.*/, '')).toBe(question.permalink);
});

test('the chat claims no answer to a question that no page answers', async () => {
  const {kind} = await ask('How do I get red wine out of a wool carpet?');
  expect(['close', 'nothing']).toContain(kind);
});

test('any question gets an answer, whose links lead to pages of the site', async () => {
  const urls = new Set(await indexedUrls(fixtureBuild));
  await fc.assert(
    fc.asyncProperty(anyText, async (question) => {
      const {passages, pages} = await ask(question);
      const hrefs = [...passages, ...pages].map(({href}) => href.replace(/#.*/, ''));
      expect(hrefs.filter((href) => !urls.has(href))).toEqual([]);
    }),
    {numRuns: 100},
  );
});
