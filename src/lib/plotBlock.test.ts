import {expect, test} from 'vitest';
import {blockTitle, firstPlotBlock, plotTexts} from './plotBlock';

test.each([
  ['title="What it shows"', 'What it shows'],
  ['subtitle="No"', undefined],
  [null, undefined],
])('the title in the opening line %j is %j', (meta, title) => {
  expect(blockTitle(meta)).toBe(title);
});

test.each([
  ['a plot', 'title="A"', 'description: >\n  On two\n  lines.\nx: a', 'A', 'On two lines.'],
  ['invalid YAML', 'title="A"', 'a: [', 'A', ''],
])('reads the title and the description of %s', (_name, meta, value, title, description) => {
  expect(plotTexts({meta, value})).toEqual({title, description});
});

test.each([
  ['a text without code', 'Text.', undefined],
  ['a block in another language', '```plotly\nx\n```', undefined],
  [
    'two plot blocks',
    '```plot title="A"\nx: a\n```\n\n```plot\n```',
    {meta: ' title="A"', value: 'x: a\n'},
  ],
  ['a block with longer fences', '````plot\n```\n````', {meta: '', value: '```\n'}],
])('finds the first plot block, if any, in %s', (_name, text, block) => {
  expect(firstPlotBlock(text)).toEqual(block);
});
