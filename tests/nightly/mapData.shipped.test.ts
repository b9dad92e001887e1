import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import type {KnowledgeGraph} from '../../src/features/knowledge-graph/types';
import {repository} from '../support/sites';

/** Number of posts when the size limit was set. */
const SHIPPED_POSTS = 135;

/** Graph that the last build of this site wrote. */
const file = path.join(repository, '.docusaurus/knowledge-graph/default/graph.json');
const data = readFileSync(file);
const {nodes} = JSON.parse(data.toString()) as KnowledgeGraph;

test('the data of the map has at most 12 kB after compression, plus 120 bytes for each added post', () => {
  const addedPosts = Math.max(0, nodes.length - SHIPPED_POSTS);
  expect(gzipSync(data).length).toBeLessThanOrEqual(12_000 + addedPosts * 120);
});
