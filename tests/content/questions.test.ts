import {expect, test} from 'vitest';
import {questions as shipped} from '../../src/data/questions';
import {MAX_QUESTION} from '../../src/features/chat/question';
import {readContent} from '../../src/plugins/post-schema/readContent';
import {questions as ofFixture} from '../fixtures/site/src/data/questions';
import {fixtureContent, repository} from '../support/sites';
import {sourcePosts} from '../support/sourcePosts';

interface Question {
  readonly topic: string;
  readonly text: string;
  readonly permalink: string;
}

test.each<[string, string, readonly Question[]]>([
  ['this site', repository, shipped],
  ['the fixture site', fixtureContent, ofFixture],
])('the suggested questions of %s lead to posts that readers see', (_, root, questions) => {
  const posts = sourcePosts(readContent(root).posts).map(({slug}) => `/blog/${slug}`);
  expect(questions.filter(({permalink}) => !posts.includes(permalink))).toEqual([]);
  const texts = questions.map(({text}) => text);
  expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
  const isFit = (text: string) => text.trim() !== '' && text.length <= MAX_QUESTION;
  expect(questions.filter(({text, topic}) => !isFit(text) || !topic)).toEqual([]);
});
