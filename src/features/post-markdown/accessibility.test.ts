import {toHtml} from 'hast-util-to-html';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {rehypeTaskNames, remarkEmptyHeaders} from './accessibility';

async function html(markdown: string): Promise<string> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkEmptyHeaders)
    .use(remarkRehype, {allowDangerousHtml: true})
    .use(rehypeRaw)
    .use(() => rehypeTaskNames({done: 'Done'}));
  return toHtml(await processor.run(processor.parse(markdown)));
}

test.each([
  [
    '- [x] a\n- [ ] b',
    /<input[^>]+checked[^>]+aria-label="Done"> a.*<input[^>]+aria-label="Done"> b/s,
  ],
  ['| | A |\n| - | - |\n| b | 1 |', /<td><\/td>\s*<th>A<\/th>/],
])(
  'check boxes of tasks have a label, and empty header cells are ordinary: %j',
  async (source, found) => {
    expect(await html(source)).toMatch(found);
  },
);

test.each([
  '<p><input type="text" placeholder="Name"></p>',
  '<table><tbody><tr><th></th><th>A</th></tr></tbody></table>',
])('HTML elements in Markdown stay unchanged: %s', async (source) => {
  expect(await html(source)).toBe(source);
});
