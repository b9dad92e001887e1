import {expect, test} from 'vitest';
import {sourcePosts} from '../../../../tests/support/sourcePosts';
import {findNeighbors, weighTerms} from './comparePosts';
import type {TermVector} from './comparePosts';

function counts(...texts: string[]) {
  return texts.map((text) => new Map(text.split(' ').map((term) => [term, 1])));
}

test('rare terms weigh more than common ones, and vectors have length 1', () => {
  const texts = Array.from({length: 20}, (_, i) =>
    i < 2 ? 'rare common' : i < 4 ? 'common' : 'x',
  );
  const [first] = weighTerms(counts(...texts));
  expect(first?.get('rare')).toBeGreaterThan(first?.get('common') ?? 1);
  expect(Math.hypot(...(first?.values() ?? []))).toBeCloseTo(1);
});

test('terms on one page only, or on a fifth of the pages or more, are left out', () => {
  const texts = Array.from({length: 20}, (_, i) => (i < 5 ? `only${i} often` : `only${i}`));
  expect(weighTerms(counts(...texts)).map(({size}) => size)).toEqual(texts.map(() => 0));
});

test('neighbors are sorted by weighted score and exclude the page itself', () => {
  const texts = weighTerms(counts('a b', 'a b', 'a c', 'c d', ...Array(20).fill('d')));
  const tags = weighTerms(counts('t', 'u', 'u', 't', ...Array(20).fill('v')));
  const found = findNeighbors(
    [
      {vectors: texts, weight: 0.6},
      {vectors: tags, weight: 0.4},
    ],
    3,
  );
  expect(found[0]?.map(({page}) => page)).toEqual([1, 3, 2]);
  expect(found[0]?.[0]?.score).toBeCloseTo(0.6);
  expect(found[0]?.[1]?.score).toBeCloseTo(0.4);
});

/** Compares every pair: slow, but obviously correct. */
function everyPair(
  factors: readonly {readonly vectors: readonly TermVector[]; readonly weight: number}[],
  most: number,
) {
  const scoreOf = (one: number, other: number) =>
    factors
      .flatMap(({vectors, weight}) =>
        [...(vectors[one] ?? [])].map(([term, own]) => {
          const theirs = vectors[other]?.get(term);
          return theirs === undefined ? 0 : weight * own * theirs;
        }),
      )
      .reduce((sum, each) => sum + each, 0);
  const pages = factors[0]?.vectors.map((_, page) => page) ?? [];
  return pages.map((page) =>
    pages
      .filter((other) => other !== page)
      .map((other) => ({page: other, score: scoreOf(page, other)}))
      .filter(({score}) => score > 0)
      .sort((a, b) => b.score - a.score || a.page - b.page)
      .slice(0, most),
  );
}

test('the neighbors of real posts are the same as when comparing every pair', () => {
  const posts = sourcePosts();
  const bodies = posts.map(({body}) => body.toLowerCase().match(/[a-z]{4,}/g) ?? []);
  const tags = posts.map((post) => post.tags.join(' '));
  const factors = [
    {vectors: weighTerms(counts(...bodies.map((words) => words.join(' ')))), weight: 0.65},
    {vectors: weighTerms(counts(...tags)), weight: 0.35},
  ];
  expect(findNeighbors(factors, 4)).toEqual(everyPair(factors, 4));
});
