import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {createFactsCache} from './factsCache';
import type {TextFacts} from './readFacts';

const facts = (id: string): TextFacts => ({
  links: [],
  pictures: [],
  ids: [id],
  errors: [],
  warnings: [],
  imports: [],
  unknownNames: [],
});

function run(root: string, key: string, id: string) {
  const read = vi.fn(() => facts(id));
  const cache = createFactsCache(root);
  const found = cache.get([key], read);
  cache.save();
  return {ids: found.ids, isRead: read.mock.calls.length > 0};
}

test('a text is parsed again only if it or the code has changed', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'facts-'));
  mkdirSync(path.join(root, 'node_modules'));
  expect(run(root, 'a', 'one')).toEqual({ids: ['one'], isRead: true});
  expect(run(root, 'a', 'two')).toEqual({ids: ['one'], isRead: false});
  expect(run(root, 'b', 'three')).toEqual({ids: ['three'], isRead: true});
  const file = path.join(root, 'node_modules/.cache/author-check.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"code":"./, '"code":"#'));
  expect(run(root, 'b', 'four')).toEqual({ids: ['four'], isRead: true});
  writeFileSync(file, 'broken');
  expect(run(root, 'b', 'five')).toEqual({ids: ['five'], isRead: true});
});

test('nothing is cached in a folder without node_modules', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'facts-'));
  run(root, 'a', 'one');
  expect(run(root, 'a', 'two')).toEqual({ids: ['two'], isRead: true});
});
