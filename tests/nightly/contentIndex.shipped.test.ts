import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {openIndex} from '../support/contentIndex';
import {repository} from '../support/sites';

/** Number of posts when the limit of the map's size was set. */
const SHIPPED_POSTS = 135;

const index = await openIndex(repository);

test('the data of the map has at most 12 kB after compression, plus 120 bytes for each added post', () => {
  const addedPosts = Math.max(0, index.posts.length - SHIPPED_POSTS);
  expect(gzipSync(JSON.stringify(index.graph)).length).toBeLessThanOrEqual(
    12_000 + addedPosts * 120,
  );
});

test('the shipped posts fall into six to ten topics of at least four posts', () => {
  const sizes = index.graph.clusters.map(({size}) => size);
  expect(sizes.length).toBeGreaterThanOrEqual(6);
  expect(sizes.length).toBeLessThanOrEqual(10);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(4);
});
