import {expect, test} from 'vitest';
import {firstTitle, shiftHeadings} from './shiftHeadings';

test.each([
  ['headings below the first level stay', '## A\n\n### B', '## A\n\n### B'],
  ['all move when one is of the first', '# A\n\n## B\n\n###### C', '## A\n\n### B\n\n###### C'],
  ['underlined ones too', 'A\nand b\n===\n\nB\n---', '## A and b\n\n### B'],
  ['the one that repeats the title goes', '# The  title\n\n## B', '\n\n## B'],
  ['one in a list counts', '- # A', '- ## A'],
  ['HTML moves too', '<h1 class="a">A</h1>\n\n# B', '<h2 class="a">A</h2>\n\n## B'],
  ['HTML alone is enough', '<h1>A</h1>\n\n## B', '<h2>A</h2>\n\n### B'],
  ['a comment in code is none', '```sh\n# A\n```', '```sh\n# A\n```'],
  ['a hashtag is none', '#a tag', '#a tag'],
])('%s', (_, text, shifted) => {
  expect(shiftHeadings(text, 'The title').text).toBe(shifted);
});

test.each([
  ['## A\n\n# The *title*\n', 'The title'],
  ['The title\n===', 'The title'],
  ['## A', undefined],
  ['#\n\n# B', undefined],
])('the title of %j is %j', (text, title) => {
  expect(firstTitle(text)).toBe(title);
});
