import type {ReadingTimeFunctionOption} from '@docusaurus/plugin-content-blog';
import {expect, test, vi} from 'vitest';
import {content} from '../../tests/support/sourcePosts';
import {readingTime} from './readingTime';

const segmenter = new Intl.Segmenter('en', {granularity: 'word'});

function segmented({content}: {readonly content: string}): number {
  const words = [...segmenter.segment(content)].filter(({isWordLike}) => isWordLike).length;
  return Math.round((words / 200) * 100) / 100;
}

function minutes(text: string, otherwise = vi.fn(segmented)): number | undefined {
  const options = {content: text, locale: 'en', frontMatter: {}, defaultReadingTime: otherwise};
  return readingTime(options as unknown as Parameters<ReadingTimeFunctionOption>[0]);
}

test.each([
  'it’s a well-known fact',
  'node:crypto and line.partition(_)',
  'for _ in range(12): print(__, ____, _a_, a_b)',
  '3.14, 1,000 and 12:30, ½ of 3²',
  '\\frac{1}{2} $$v_0$$',
  '',
])('counts the words of %j as Docusaurus does', (text) => {
  const long = `${text}\n`.repeat(100);
  expect(minutes(long)).toBe(segmented({content: long}));
});

test('gives posts the time that Docusaurus gives them', () => {
  const differing = content.posts.filter(({body}) => minutes(body) !== segmented({content: body}));
  expect(differing.map(({file}) => file)).toEqual([]);
});

test('leaves a text without spaces between its words to Docusaurus', () => {
  const otherwise = vi.fn(() => 7);
  expect(minutes('債券の価格', otherwise)).toBe(7);
  expect(otherwise).toHaveBeenCalledOnce();
});
