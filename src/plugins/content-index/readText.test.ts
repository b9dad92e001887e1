import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {fixtureContent} from '../../../tests/support/sites';
import {parsePostFile} from '../../lib/postFile';
import type {KeptTrees} from './keptTrees';
import {readText} from './readText';

function memory(): Pick<KeptTrees, 'set'> & {readonly all: Map<string, Root>} {
  const all = new Map<string, Root>();
  return {
    all,
    set: (text, _format, tree) => void all.set(text, tree),
  };
}

describe('readText', () => {
  it('reads every post alike with and without keeping its tree', () => {
    const blog = path.join(fixtureContent, 'blog');
    const names = readdirSync(blog).filter((name) => name.endsWith('.mdx'));
    for (const name of names) {
      const source = readFileSync(path.join(blog, name), 'utf8');
      const post = parsePostFile(`blog/${name}`, source);
      const trees = memory();
      expect(readText(post, trees), name).toEqual(readText(post));
      expect([...trees.all.keys()], name).toEqual([source]);
    }
    expect(names).not.toEqual([]);
  });

  it('takes for text what the loader takes for a directive', () => {
    const post = parsePostFile('blog/a.mdx', '---\ntitle: A\n---\n\nThe ratio a:b[c] of two.\n');
    const reading = readText(post, memory());
    expect(reading.content.passages.map(({text}) => text)).toEqual(['The ratio a:b[c] of two.']);
    expect(reading).toEqual(readText(post));
  });

  it('keeps the tree of a file without front matter', () => {
    const trees = memory();
    readText(parsePostFile('blog/a.md', 'A\n'), trees);
    expect([...trees.all.keys()]).toEqual(['A\n']);
  });

  it('names the line of the file that is not MDX, and keeps no tree of it', () => {
    const trees = memory();
    const post = parsePostFile('blog/a.mdx', '---\ntitle: A\n---\n\nA {b\n');
    expect(() => readText(post, trees)).toThrow('blog/a.mdx: line 5: the text is not MDX');
    expect(() => readText(post)).toThrow('blog/a.mdx: line 5: the text is not MDX');
    expect(trees.all.size).toBe(0);
  });
});
