import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {remarkPictures} from './remarkPictures';

function prepared(markdown: string): string {
  const processor = unified().use(remarkParse).use(remarkPictures).use(remarkStringify);
  return String(processor.processSync(markdown)).split('\n\n')[0]?.trim() ?? '';
}

test.each([
  ['![a plot][plot]', '![a plot](./plot.png "Sales")'],
  ['![PLOT]', '![PLOT](./plot.png "Sales")'],
  ['[![in a link][plot]][film]', '[![in a link](./plot.png "Sales")][film]'],
  ['![half][done]', '![half](<./50%25 done.png>)'],
  ['![unknown][none]', '!\\[unknown]\\[none]'],
])('%s becomes %s', (markdown, expected) => {
  const definitions = [
    '[plot]: ./plot.png "Sales"',
    '[plot]: ./second.png',
    '[film]: https://example.org/film',
    '[done]: <./50% done.png>',
  ];
  expect(prepared([markdown, ...definitions].join('\n\n'))).toBe(expected);
});

test.each([
  ['./50%.png', './50%25.png'],
  ['./50%-of-%20.png', './50%25-of-%2520.png'],
  ['./a.png?v=2#dark', './a.png#dark'],
  ['/img/a.png?v=2', '/img/a.png'],
  ['https://example.org/50%.png?v=2', 'https://example.org/50%.png?v=2'],
  ['data:image/gif;base64,R0l?', 'data:image/gif;base64,R0l?'],
])('the address %s becomes %s', (address, expected) => {
  expect(prepared(`![a](${address})`)).toBe(`![a](${expected})`);
});
