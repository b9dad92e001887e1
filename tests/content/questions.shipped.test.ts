import {expect, test} from 'vitest';
import owner from '../../src/data/owner';
import {questions} from '../../src/data/questions';
import {MAX_QUESTION} from '../../src/packages/docusaurus-theme-search-ask/src/chat/question';
import {readContent} from '../../src/features/content-check/readContent';
import {repository} from '../support/sites';
import {sourcePosts} from '../support/sourcePosts';

test('the suggested questions and the featured posts link to published posts', () => {
  const posts = sourcePosts(readContent(repository).posts).map(({slug}) => `/blog/${slug}`);
  expect(questions.filter(({permalink}) => !posts.includes(permalink))).toEqual([]);
  expect((owner.featured ?? []).filter((path) => !posts.includes(path))).toEqual([]);
  const texts = questions.map(({text}) => text);
  expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
  const isFit = (text: string) => text.trim() !== '' && text.length <= MAX_QUESTION;
  expect(questions.filter(({text, topic}) => !isFit(text) || !topic)).toEqual([]);
});
