import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {keptBodies} from './keptBodies';

const BODY = {headings: [], passages: [], links: []};
const POST = {file: 'blog/a.mdx', source: 'One.'};

function place(): {root: string; file: string} {
  const root = mkdtempSync(path.join(tmpdir(), 'bodies-'));
  return {root, file: path.join(root, 'cache/bodies.json')};
}

test('the next run has what a text was read as, for as long as it stays', () => {
  const {root, file} = place();
  const first = keptBodies(root, file);
  expect(first.get(POST)).toBeUndefined();
  first.set(POST, BODY);
  expect(first.get(POST)).toBe(BODY);
  first.save();
  const next = keptBodies(root, file);
  expect(next.get(POST)).toEqual(BODY);
  expect(next.get({...POST, source: 'Two.'})).toBeUndefined();
});

test('what a component shows is not kept: it is not in the text', () => {
  const {root, file} = place();
  const first = keptBodies(root, file);
  first.set({...POST, source: '<ToRead topic="ai" />'}, BODY);
  first.save();
  expect(keptBodies(root, file).get({...POST, source: '<ToRead topic="ai" />'})).toBeUndefined();
});

test('texts that nobody asks for any longer are forgotten', () => {
  const {root, file} = place();
  const first = keptBodies(root, file);
  first.set(POST, BODY);
  first.save();
  const next = keptBodies(root, file);
  next.set({file: 'blog/b.mdx', source: 'Two.'}, BODY);
  next.save();
  expect(readFileSync(file, 'utf8')).not.toContain('blog/a.mdx');
});

test('another version of a package, or a broken file, counts as nothing kept', () => {
  const {root, file} = place();
  const first = keptBodies(root, file);
  first.set(POST, BODY);
  first.save();
  writeFileSync(path.join(root, 'package.json'), '{}');
  expect(keptBodies(root, file).get(POST)).toBeUndefined();
  writeFileSync(file, '{"code": ');
  expect(keptBodies(root, file).get(POST)).toBeUndefined();
});
