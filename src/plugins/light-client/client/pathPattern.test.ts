import {expect, test} from 'vitest';
import pathPattern from './pathPattern';

function matched(pattern: string, path: string, options?: Parameters<typeof pathPattern>[2]) {
  return pathPattern(pattern, [], options).exec(path)?.slice();
}

test('a literal path is itself, in any case, with or without a slash at its end', () => {
  expect(matched('/blog/tags', '/blog/tags')).toEqual(['/blog/tags']);
  expect(matched('/blog/tags', '/Blog/Tags/')).toEqual(['/Blog/Tags/']);
  expect(matched('/blog/tags', '/blog/tags/a')).toBeUndefined();
  expect(matched('/blog/tags', '/a/blog/tags')).toBeUndefined();
});

test('signs of a pattern are letters of a path', () => {
  expect(matched('/blog/c++ (2.0)', '/blog/c++ (2.0)')).toEqual(['/blog/c++ (2.0)']);
  expect(matched('/a.b', '/axb')).toBeUndefined();
});

test('what is behind a backslash is a letter too', () => {
  expect(matched('\\/blog\\/c\\+\\+\\:a\\*', '/blog/c++:a*')).toEqual(['/blog/c++:a*']);
  expect(matched('\\/blog\\/\\:name', '/blog/a-post')).toBeUndefined();
});

test('strict and sensitive mean what they say', () => {
  expect(matched('/blog/', '/blog', {strict: true})).toBeUndefined();
  expect(matched('/blog', '/blog/', {strict: true})).toBeUndefined();
  expect(matched('/blog', '/Blog', {sensitive: true})).toBeUndefined();
});

test('without an end a path is the beginning of others, up to a slash', () => {
  expect(matched('/books', '/books/to-read', {end: false})).toEqual(['/books']);
  expect(matched('/books', '/bookshop', {end: false})).toBeUndefined();
  expect(matched('/', '/anything', {end: false})).toEqual(['']);
});

test('a name stands for one piece, and is told', () => {
  const keys: {readonly name: string | number}[] = [];
  const pattern = pathPattern('/blog/:name', keys);
  expect(pattern.exec('/blog/a-post')?.slice()).toEqual(['/blog/a-post', 'a-post']);
  expect(pattern.exec('/blog/tags/a')).toBeNull();
  expect(pattern.exec('/blog/')).toBeNull();
  expect(keys).toEqual([{name: 'name'}]);
});

test('a star stands for anything', () => {
  const keys: {readonly name: string | number}[] = [];
  expect(pathPattern('*', keys).exec('/a/b')?.slice()).toEqual(['/a/b', '/a/b']);
  expect(keys).toEqual([{name: 0}]);
});
