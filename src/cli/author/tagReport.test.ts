import {expect, test} from 'vitest';
import {parsePostFile} from '../../lib/postFile';
import {formatTagReport, tagReport} from './tags';

const LABELS = new Map(
  ['ai', 'evals', 'eval', 'option', 'testing', 'vesting', 'model', 'models', 'lone'].map((key) => [
    key,
    key.toUpperCase(),
  ]),
);

function post(name: string, tags: string) {
  return parsePostFile(`blog/${name}.mdx`, `---\ntitle: "${name}"\ntags: ${tags}\n---\n`);
}

const REPORT = tagReport(
  [
    post('a', '[ai, eval, Option]'),
    post('b', '[ai, evals, model, model]'),
    post('c', '[ai, evals, vesting, testing]'),
    post('d', '3'),
    parsePostFile('blog/e.mdx', 'no front matter'),
  ],
  LABELS,
);

test('tags are sorted by use, then by key', () => {
  expect(REPORT.tags.map(({key, count}) => `${key} ${count}`)).toEqual([
    'ai 3',
    'evals 2',
    'eval 1',
    'model 1',
    'testing 1',
    'vesting 1',
  ]);
  expect(REPORT.tags[0]?.label).toBe('AI');
});

test('lists tags that no post uses, and tags that are not in the list', () => {
  expect(REPORT.orphans).toEqual(['lone', 'models', 'option']);
  expect(REPORT.unknown).toEqual([{key: 'Option', files: ['blog/a.mdx']}]);
});

test('lists tags that differ by case, plural or hyphen, or by a letter if they are long', () => {
  expect(REPORT.nearDuplicates.map(({keys: [a, b], why}) => `${a} ${b}: ${why}`)).toEqual([
    'Option option: differ only by case, plural or hyphen',
    'eval evals: differ only by case, plural or hyphen',
    'model models: differ only by case, plural or hyphen',
    'testing vesting: one letter apart',
  ]);
});

test('a section without entries shows "none"', () => {
  const none = formatTagReport(tagReport([], new Map())).join('\n');
  expect(none).toBe(
    'Tags (0)\n  none\n\nOrphans (0)\n  none\n\nUnknown (0)\n  none\n\nNear-duplicates (0)\n  none',
  );
  expect(formatTagReport(REPORT)).toContain('  Option  blog/a.mdx');
  expect(formatTagReport(REPORT)).toContain(
    '  eval, evals       differ only by case, plural or hyphen',
  );
});
