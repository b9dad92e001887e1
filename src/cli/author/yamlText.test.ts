import {parse} from 'yaml';
import {expect, test} from 'vitest';
import {yamlText} from './yamlText';

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
