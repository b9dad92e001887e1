import {expect, test} from 'vitest';
import {blockTitle, plotBlocks, plotDescription} from './plotBlock';

test.each([
  ['title="What it shows"', 'What it shows'],
  ['{1} title=\'It "shows"\' {2}', 'It "shows"'],
  ['title="It\'s"', "It's"],
  ['subtitle="No"', undefined],
  [null, undefined],
])('the title in the opening line %j is %j', (meta, title) => {
  expect(blockTitle(meta)).toBe(title);
});

test.each([
  ['a plot', 'description: >\n  On two\n  lines.\nx: a', 'On two lines.'],
  ['a plot without a description', 'x: a', ''],
  ['invalid YAML', 'a: [', ''],
])('reads the description of %s', (_name, value, description) => {
  expect(plotDescription(value)).toBe(description);
});

const PLOT = {meta: 'title="A"', value: 'x: a'};

test.each([
  ['a block in another language', '```plotly\nx\n```', undefined],
  ['two plot blocks', '```plot title="A"\nx: a\n```\n\n```plot\n```', PLOT],
  ['a block with longer fences', '````plot\n```\n````', {meta: '', value: '```'}],
  ['an example inside another block', '````md\n```plot\nx: b\n```\n````', undefined],
  ['an example above a plot', '~~~md\n```plot\n```\n~~~\n\n```plot title="A"\nx: a\n```', PLOT],
  ['a block with a space after its fence', '``` plot title="A"\nx: a\n```', PLOT],
  ['a list', '1. Text\n\n   ```plot title="A"\n   x: a\n   ```', PLOT],
  ['an admonition', ':::note\n\n```plot title="A"\nx: a\n```\n\n:::', PLOT],
  ['a component', '<Box>\n\n    ```plot title="A"\n    x: a\n    ```\n\n</Box>', PLOT],
  ['a comment', 'Text.\n\n{/*\n```plot title="A"\nx: a\n```\n*/}', undefined],
  ['a post that is not MDX', 'List<String> {\n\n```plot title="A"\nx: a\n```', PLOT],
  ['a comment of a post that is not MDX', 'a < 5 {\n\n<!--\n```plot\n```\n-->', undefined],
])('finds the first plot block, if any, in %s', (_name, text, block) => {
  expect(plotBlocks(text)[0]).toEqual(block);
});
