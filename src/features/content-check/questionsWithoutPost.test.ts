import {expect, test} from 'vitest';
import {questionsWithoutPost} from './questionsWithoutPost';

test('finds questions whose post is missing, and ignores links to other pages', () => {
  const question = (permalink: string) => ({topic: 'A', text: permalink, permalink});
  const blogPosts = ['/base/blog/here', '/base/blog/ü'].map((permalink) => ({
    metadata: {permalink},
  })) as never;
  const permalinks = [
    '/blog/here',
    '/blog/here/',
    '/blog/here#section',
    '/blog/here/?from=chat#section',
    '/blog/%C3%BC',
    '/blog/',
    '/blog/tags#all',
    '/blog/missing#section',
    '/blog/missing',
    '/blog/missing',
    '/blog/tags/x',
    '/books/to-read',
  ];
  expect(questionsWithoutPost(permalinks.map(question), {blogPosts}, '/base/')).toEqual([
    '/blog/missing#section',
    '/blog/missing',
  ]);
});
