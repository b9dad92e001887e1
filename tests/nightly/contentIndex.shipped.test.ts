import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {emitted, openIndex} from '../support/contentIndex';
import {indexFaults} from '../support/indexFaults';
import {repository} from '../support/sites';

/** Posts the figures below were measured with. */
const SHIPPED_POSTS = 135;

const index = openIndex(repository);
const files = emitted(index);
const postCount = index.pages().filter(({kind}) => kind === 'post').length;

test('links, blocks, related posts, series and graph agree with one another', () => {
  expect(indexFaults(index)).toEqual([]);
});

test('the same files make the same index', () => {
  expect(emitted(openIndex(repository))).toEqual(files);
});

test('what a browser fetches of the index stays small', () => {
  const more = Math.max(0, postCount - SHIPPED_POSTS);
  expect(gzipSync(files.graph).length).toBeLessThanOrEqual(12_000 + more * 120);
  for (const shard of files.previews) {
    expect(gzipSync(shard).length).toBeLessThanOrEqual(5_000 + more * 20);
  }
});

test('the shipped posts fall into six to ten topics of at least four posts', () => {
  const sizes = index.graph().clusters.map(({size}) => size);
  expect(sizes.length).toBeGreaterThanOrEqual(6);
  expect(sizes.length).toBeLessThanOrEqual(10);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(4);
});
