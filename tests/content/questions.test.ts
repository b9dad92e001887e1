import {expect, test} from 'vitest';
import {chatQuestions} from '../support/chatQuestions';
import type {ChatQuestion} from '../support/chatQuestions';
import {plainText} from '../support/markdown';
import {sectionPages} from '../support/sections';
import {sourcePosts} from '../support/sourcePosts';

const SETS = [
  ['questions', 80, 20],
  ['questions-held', 40, 15],
] as const;

const textOf: ReadonlyMap<string, string> = new Map([
  ...sectionPages.map(({path}) => [path, ''] as const),
  ...sourcePosts().map(({slug, body}) => [`/blog/${slug}`, asRead(body)] as const),
]);

/** Text as its reader sees it; spaces and capitals do not count. */
function asRead(markdown: string): string {
  return plainText(markdown).replaceAll('*', '').toLowerCase();
}

function pagesOf({post, also = []}: ChatQuestion): string[] {
  return post === undefined ? [] : [post, ...also];
}

test.each(SETS)(
  '%s: at least %i questions with an answer and %i without',
  (set, withAnswer, without) => {
    const answerable = chatQuestions(set).filter((one) => one.answerable);
    expect(answerable.length).toBeGreaterThanOrEqual(withAnswer);
    expect(chatQuestions(set).length - answerable.length).toBeGreaterThanOrEqual(without);
  },
);

test.each(SETS)('%s: a question has a page exactly when it has an answer', (set) => {
  const faulty = chatQuestions(set).filter(
    (one) =>
      one.answerable !== (one.post !== undefined) ||
      (!one.answerable && (one.also !== undefined || one.passage !== undefined)),
  );
  expect(faulty).toEqual([]);
});

test.each(SETS)('%s: every page named is there, and named once a question', (set) => {
  const pages = chatQuestions(set).map(pagesOf);
  expect(pages.flat().filter((page) => !textOf.has(page))).toEqual([]);
  expect(pages.filter((some) => new Set(some).size !== some.length)).toEqual([]);
});

test.each(SETS)('%s: a passage is five to ten words of its page, in their order', (set) => {
  const faulty = chatQuestions(set).filter(({post = '', passage}) => {
    if (passage === undefined) {
      return false;
    }
    const words = passage.split(' ').length;
    return words < 5 || words > 10 || !textOf.get(post)?.includes(asRead(passage));
  });
  expect(faulty).toEqual([]);
});

test('no question is asked twice, and no held one is known already', () => {
  const asked = SETS.flatMap(([set]) => chatQuestions(set)).map(({question}) =>
    question.toLowerCase().replace(/\W+/g, ' ').trim(),
  );
  expect(asked.filter((question, place) => asked.indexOf(question) !== place)).toEqual([]);
});

test('every year with posts is asked about', () => {
  const asked = new Set(SETS.flatMap(([set]) => chatQuestions(set)).flatMap(pagesOf));
  const yearOf = ({date}: {readonly date: string}) => date.slice(0, 4);
  const years = sourcePosts()
    .filter(({slug}) => asked.has(`/blog/${slug}`))
    .map(yearOf);
  expect(
    sourcePosts()
      .map(yearOf)
      .filter((year) => !years.includes(year)),
  ).toEqual([]);
});
