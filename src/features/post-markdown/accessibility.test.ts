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

test('checkboxes of tasks have a label', async () => {
  expect(await html('- [x] a\n- [ ] b')).toMatch(
    /<input[^>]+checked[^>]+aria-label="Done"> a.*<input[^>]+aria-label="Done"> b/s,
  );
});

test('an empty header cell becomes an ordinary cell', async () => {
  expect(await html('| | A |\n| - | - |\n| b | 1 |')).toMatch(/<td><\/td>\s*<th>A<\/th>/);
});

test.each([
  '<p><input type="text" placeholder="Name"></p>',
  '<table><tbody><tr><th></th><th>A</th></tr></tbody></table>',
])('HTML elements in Markdown stay unchanged: %s', async (source) => {
  expect(await html(source)).toBe(source);
});
