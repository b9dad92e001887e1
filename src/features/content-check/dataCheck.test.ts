import {expect, test} from 'vitest';
import {questionsWithoutPost} from './dataCheck';

test.each([
  ['/blog/here/?from=chat#section', false],
  ['/blog/%C3%BC', false],
  ['/blog/', false],
  ['/blog/tags/x', false],
  ['/books/to-read', false],
  ['/blog/missing', true],
  ['/blog/missing#section', true],
])('a suggested question that leads to %s is reported once: %s', (permalink, isMissing) => {
  const questions = Array(2).fill({topic: 'A', text: 'B', permalink});
  const blogPosts = ['/base/blog/here', '/base/blog/ü'].map((path) => ({
    metadata: {permalink: path},
  })) as never;
  expect(questionsWithoutPost(questions, {blogPosts}, '/base/')).toEqual(
    isMissing ? [permalink] : [],
  );
});
