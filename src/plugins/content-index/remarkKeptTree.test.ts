import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import type {KeptTrees} from './keptTrees';
import {remarkKeptTree} from './remarkKeptTree';

const KEPT: Root = {type: 'root', children: [{type: 'thematicBreak'}]};

function parse(file: string, text: string, get: KeptTrees['get']) {
  const processor = unified().use(remarkParse).use(remarkKeptTree, {get}).freeze();
  return processor.parse({path: file, value: text} as never) as Root;
}

describe('remarkKeptTree', () => {
  it('takes a kept tree by its text and format', () => {
    const asked: unknown[] = [];
    const get: KeptTrees['get'] = (...what) => {
      asked.push(what);
      return KEPT;
    };
    expect(parse('blog/a.mdx', 'a', get)).toBe(KEPT);
    expect(parse('blog/b.md', 'b', get)).toBe(KEPT);
    expect(asked).toEqual([
      ['a', 'mdx'],
      ['b', 'md'],
    ]);
  });

  it('leaves other texts to the parser', () => {
    expect(parse('blog/a.mdx', '*a*', () => undefined).children[0]).toMatchObject({
      type: 'paragraph',
      children: [{type: 'emphasis'}],
    });
  });

  it('says so where there is no parser yet', () => {
    const processor = unified().use(remarkKeptTree as never, {get: () => undefined});
    expect(() => processor.freeze()).toThrow('remarkKeptTree needs a parser');
  });
});
