import {expect, test} from 'vitest';
import {parsePostFile} from '../../lib/postFile';
import {tagReport} from './tags';

const LABELS = new Map(
  ['ai', 'evals', 'eval', 'option', 'testing', 'vesting', 'model', 'models', 'lone'].map((key) => [
    key,
    key.toUpperCase(),
  ]),
);

function post(name: string, tags: string) {
  return parsePostFile(`blog/${name}.mdx`, `---\ntitle: "${name}"\ntags: ${tags}\n---\n`);
}

test('the report lists tags by use, unused and unlisted tags, and similar tags', () => {
  const posts = [
    post('a', '[ai, eval, Option]'),
    post('b', '[ai, evals, model, model]'),
    post('c', '[ai, evals, vesting, testing]'),
    post('d', '3'),
    parsePostFile('blog/e.mdx', 'no front matter'),
  ];
  expect(tagReport(posts, LABELS).join('\n')).toBe(`Tags (6)
  3  ai       AI
  2  evals    EVALS
  1  eval     EVAL
  1  model    MODEL
  1  testing  TESTING
  1  vesting  VESTING

Unused (3)
  lone
  models
  option

Not in blog/tags.yml (1)
  1  Option  blog/a.mdx

Similar (4)
  Option, option    differ only by case, plural or hyphen
  eval, evals       differ only by case, plural or hyphen
  model, models     differ only by case, plural or hyphen
  testing, vesting  one letter apart`);
  const tags = '[react-18, react-19, web2019, wet2024]';
  expect(tagReport([post('a', tags)], new Map()).join('\n')).not.toContain('one letter apart');
  expect(tagReport([], new Map())[1]).toBe('  none');
  const many = ['a', 'b', 'c', 'd', 'e'].map((name) => post(name, '[x]'));
  expect(tagReport(many, new Map())).toContain(
    '  5  x  blog/a.mdx, blog/b.mdx, blog/c.mdx, and 2 more',
  );
});
