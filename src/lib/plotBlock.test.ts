import {expect, test} from 'vitest';
import {blockTitle, plotWords} from './plotBlock';

test.each([
  ['title="What it shows"', 'What it shows'],
  ['x title="One" y', 'One'],
  ['subtitle="No"', undefined],
  [null, undefined],
])('the title of %j is %j', (meta, title) => {
  expect(blockTitle(meta)).toBe(title);
});

test.each([
  ['its words', 'title="A"', 'description: >\n  Of one\n  line.\nx: a', 'A', 'Of one line.'],
  ['none where it is not YAML', 'title="A"', 'a: [', 'A', ''],
  ['none where it is empty', null, '', '', ''],
])('a block has %s', (_name, meta, value, title, description) => {
  expect(plotWords({meta, value})).toEqual({title, description});
});
