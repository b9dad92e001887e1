import {expect, test} from 'vitest';
import {blockTitle, firstPlotBlock, plotWords} from './plotBlock';

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

test.each([
  ['none', 'Text.', undefined],
  ['none in a block of another kind', '```plotly\nx\n```', undefined],
  [
    'the first of two',
    '```plot title="A"\nx: a\n```\n\n```plot\n```',
    {meta: ' title="A"', value: 'x: a\n'},
  ],
  ['one between longer fences', '````plot\n```\n````', {meta: '', value: '```\n'}],
])('a text has %s', (_name, text, block) => {
  expect(firstPlotBlock(text)).toEqual(block);
});
