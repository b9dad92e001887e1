import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {keptTrees} from './keptTrees';
import {parseAsLoader} from './parseAsLoader';

let folder: string;

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'trees-')), 'new');
});

afterEach(() => rmSync(path.dirname(folder), {recursive: true, force: true}));

/** What is kept of a text that was parsed and set. */
function kept(text: string): Root | undefined {
  const trees = keptTrees(folder);
  trees.set(text, 'mdx', parseAsLoader(text, 'mdx'));
  return keptTrees(folder).get(text, 'mdx');
}

describe('keptTrees', () => {
  it('gives the tree that was set, to the last place', () => {
    const text = '---\na: 1\n---\n\n# A {1 + 1}\n\n<B c="d" e={null}>f</B>\n\n{/* truncate */}\n';
    expect(kept(text)).toEqual(parseAsLoader(text, 'mdx'));
  });

  it('knows nothing of another text, or of the same in another format', () => {
    kept('a');
    expect(keptTrees(folder).get('b', 'mdx')).toBeUndefined();
    expect(keptTrees(folder).get('a', 'md')).toBeUndefined();
  });

  it.each(['{/a/.test(b)}', '{10n}', '{1e999}', '<A b={/c/} />'])(
    'leaves out %s, which JSON cannot say',
    (text) => {
      expect(kept(text)).toBeUndefined();
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  it('keeps a text that speaks of such values', () => {
    expect(kept('`{"regex":{}, "value":null,"raw":"1"}`')).toBeDefined();
  });

  it('does not hide a tree that was broken off', () => {
    kept('a');
    const [name = ''] = readdirSync(folder);
    writeFileSync(path.join(folder, name), '{"type":');
    expect(() => keptTrees(folder).get('a', 'mdx')).toThrow(SyntaxError);
  });
});
