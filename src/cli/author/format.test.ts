import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {formatTable, yamlText} from './format';

test('aligns words to the left and numbers to the right, without spaces at the end', () => {
  expect(
    formatTable([
      [12, 'ai', 'AI'],
      [3, 'open-source', 'Open source'],
    ]),
  ).toEqual(['  12  ai           AI', '   3  open-source  Open source']);
  expect(formatTable([])).toEqual([]);
});

test.each([
  ['open-source', 'open-source'],
  ['/blog/tags/open-source', '/blog/tags/open-source'],
  ['Open source', 'Open source'],
  ['node.js', 'node.js'],
  ['true', "'true'"],
  ['2024', "'2024'"],
  ['1.5', "'1.5'"],
  ['2025-01-02', "'2025-01-02'"],
  ['no', "'no'"],
  ['-', "'-'"],
  ['The maintainer’s', "'The maintainer’s'"],
  ["Founder's", "'Founder''s'"],
  ['a: b', "'a: b'"],
  ['C#, and {more}', "'C#, and {more}'"],
  ['', "''"],
])('writes %j as %s, in flow and in block', (value, text) => {
  expect(yamlText(value)).toBe(text);
  expect(parse(`{a: ${text}, b: c}`)).toEqual({a: value, b: 'c'});
  expect(parse(`- ${text}`)).toEqual([value]);
});
