import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import type {BodyContent} from '../../lib/content-index/readTree';
import type {TwinText} from '../../lib/markdown-twin/types';
import {createSourceReader} from './createSourceReader';
import {keptBodies} from './keptBodies';

const HEAD = '---\ntitle: A\n---\n';

test('a source is read once for as long as its text stays what it is', () => {
  const read = createSourceReader();
  const first = read({file: 'blog/a.mdx', source: `${HEAD}One.`});
  expect(read({file: 'blog/a.mdx', source: `${HEAD}One.`})).toBe(first);
  expect(first.content()).toBe(first.content());
  const second = read({file: 'blog/a.mdx', source: `${HEAD}Two.`});
  expect(second.content().passages[0]?.text).toBe('Two.');
});

test('a file’s ending says how it is read', () => {
  const read = createSourceReader();
  const text = (file: string) => read({file, source: `${HEAD}A {'b'} c.`}).content().passages[0];
  expect(text('blog/a.md')?.text).toBe("A {'b'} c.");
  expect(text('blog/a.mdx')).toBeUndefined();
});

test('text that is not MDX is refused with its file and line, once it is asked for', () => {
  const {content} = createSourceReader()({file: 'blog/a.mdx', source: `${HEAD}One.\n\n<Two\n`});
  expect(content).toThrow(/^blog\/a\.mdx: line \d+: the text is not MDX: /);
});

test('what a source is read as and its text for the twin are made and kept together', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'reader-'));
  const source = {file: 'blog/a.mdx', source: `${HEAD}One [two](/chat).`};
  const body = {file: 'blog/a.mdx', source: 'One [two](/chat).'};
  const open = () => ({
    bodies: keptBodies<BodyContent>(root, path.join(root, 'bodies.json')),
    twins: keptBodies<TwinText>(root, path.join(root, 'twins.json')),
  });
  const first = open();
  const {passages} = createSourceReader(first)(source).content();
  expect(first.twins.get(body)?.urls).toEqual(['/chat']);
  first.bodies.save();
  const half = open();
  expect(half.twins.get(body)).toBeUndefined();
  expect(createSourceReader(half)(source).content().passages).toEqual(passages);
  expect(half.twins.get(body)?.urls).toEqual(['/chat']);
});
