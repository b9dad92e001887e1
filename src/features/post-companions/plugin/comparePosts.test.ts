import {expect, test} from 'vitest';
import {findNeighbors, weighTerms} from './comparePosts';

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

test('terms in a single post, or in more than a fifth of the posts, are left out', () => {
  const texts = Array.from({length: 20}, (_, i) => (i < 5 ? `only${i} often` : `only${i}`));
  expect(weighTerms(counts(...texts)).map(({size}) => size)).toEqual(texts.map(() => 0));
});

test('neighbors are sorted by weighted score and exclude the post itself', () => {
  const texts = weighTerms(counts('a b', 'a b', 'a c', 'c d', ...Array(20).fill('d')));
  const tags = weighTerms(counts('t', 'u', 'u', 't', ...Array(20).fill('v')));
  const neighbors = findNeighbors(
    [
      {vectors: texts, weight: 0.6},
      {vectors: tags, weight: 0.4},
    ],
    3,
  );
  expect(neighbors[0]?.map(({post}) => post)).toEqual([1, 3, 2]);
  expect(neighbors[0]?.[0]?.score).toBeCloseTo(0.6);
  expect(neighbors[0]?.[1]?.score).toBeCloseTo(0.4);
});
