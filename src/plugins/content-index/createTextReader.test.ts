import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parsePostFile} from '../../lib/postFile';
import {createTextReader} from './createTextReader';

const post = (body: string, file = 'blog/a.mdx') =>
  parsePostFile(file, `---\ntitle: A\n---\n${body}`);

function place(): {root: string; file: string} {
  const root = mkdtempSync(path.join(tmpdir(), 'texts-'));
  return {root, file: path.join(root, 'cache/texts.json')};
}

test('a text is read once for as long as it stays what it is', () => {
  const {read} = createTextReader('');
  const first = read(post('One.'));
  expect(read(post('One.'))).toBe(first);
  expect(read(post('Two.')).content.blocks[0]?.lines[0]).toBe('Two.');
});

test('the site’s format says how a file is read', () => {
  const {read} = createTextReader('', {format: 'detect'});
  const text = (file: string) => read(post("A {'b'} c.", file)).content.blocks[0]?.lines[0];
  expect(text('blog/a.md')).toBe("A {'b'} c.");
  expect(text('blog/a.mdx')).toBe('A c.');
});

test('the next run has what a text was read as, and forgets texts that are gone', () => {
  const {root, file} = place();
  const first = createTextReader(root, {}, file);
  const reading = first.read(post('One [two](/chat).'));
  first.read(post('Gone.', 'blog/b.mdx'));
  first.save();
  const kept = JSON.parse(readFileSync(file, 'utf8')) as {entries: [string, object][]};
  expect(kept.entries[0]).toEqual(['blog/a.mdx', expect.objectContaining({reading})]);
  const next = createTextReader(root, {}, file);
  expect(next.read(post('One [two](/chat).'))).toEqual(reading);
  next.read(post('New.', 'blog/c.mdx'));
  next.save();
  expect(readFileSync(file, 'utf8')).not.toContain('blog/b.mdx');
});

test('what a component shows is not kept: it is not in the text', () => {
  const {root, file} = place();
  const first = createTextReader(root, {}, file);
  first.read(post('<ToRead topic="ai" />'));
  first.read(post('One.', 'blog/b.mdx'));
  first.save();
  expect(readFileSync(file, 'utf8')).not.toContain('blog/a.mdx');
});

test('another version of a package, or a broken file, counts as nothing kept', () => {
  const {root, file} = place();
  const first = createTextReader(root, {}, file);
  const reading = first.read(post('One.'));
  first.save();
  // What is kept is given as it stands there, true or not.
  const forged = readFileSync(file, 'utf8').replaceAll('One.', 'Forged.');
  const readNext = () => createTextReader(root, {}, file).read(post('One.'));
  writeFileSync(file, forged);
  expect(readNext()).not.toEqual(reading);
  writeFileSync(path.join(root, 'package.json'), '{}');
  expect(readNext()).toEqual(reading);
  writeFileSync(file, '{"code": ');
  expect(readNext()).toEqual(reading);
});
