import {describe, expect, it} from 'vitest';
import {keptTrees} from './keptTrees';
import {parseAsLoader} from './parseAsLoader';

/** A store that has been given the tree of a text. */
function keep(text: string) {
  const trees = keptTrees();
  trees.set(text, 'mdx', parseAsLoader(text, 'mdx'));
  return trees;
}

describe('keptTrees', () => {
  it('gives the tree that was set, to the last place', () => {
    const text = '---\na: 1\n---\n\n# A {1 + 1}\n\n<B c="d" e={null}>f</B>\n\n{/* truncate */}\n';
    expect(keep(text).get(text, 'mdx')).toEqual(parseAsLoader(text, 'mdx'));
  });

  it('knows nothing of another text, or of the same in another format', () => {
    const trees = keep('a');
    expect(trees.get('b', 'mdx')).toBeUndefined();
    expect(trees.get('a', 'md')).toBeUndefined();
  });

  it('gives each who asks a tree of its own', () => {
    const trees = keep('a');
    trees.get('a', 'mdx')?.children.pop();
    expect(trees.get('a', 'mdx')?.children).toHaveLength(1);
  });

  it.each(['{/a/.test(b)}', '{10n}', '{1e999}', '<A b={/c/} />'])(
    'leaves out %s, which JSON cannot say',
    (text) => {
      expect(keep(text).all()).toEqual([]);
    },
  );

  it('keeps a text that speaks of such values', () => {
    expect(keep('`{"regex":{}, "value":null,"raw":"1"}`').all()).toHaveLength(1);
  });

  it('takes what another one has', () => {
    const trees = keep('a');
    trees.add(structuredClone(keep('*b*').all()));
    expect(trees.get('a', 'mdx')).toEqual(parseAsLoader('a', 'mdx'));
    expect(trees.get('*b*', 'mdx')).toEqual(parseAsLoader('*b*', 'mdx'));
  });
});
