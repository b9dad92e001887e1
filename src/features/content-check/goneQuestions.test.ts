import {expect, test} from 'vitest';
import {goneQuestions} from './goneQuestions';

test('finds questions whose post is missing, and ignores links to other pages', () => {
  const question = (permalink: string) => ({topic: 'A', text: permalink, permalink});
  const blogPosts = [{metadata: {permalink: '/base/blog/here'}}] as never;
  const permalinks = ['/blog/here', '/blog/gone', '/blog/gone', '/blog/tags/x', '/books/to-read'];
  expect(goneQuestions(permalinks.map(question), {blogPosts}, '/base/')).toEqual(['/blog/gone']);
});
