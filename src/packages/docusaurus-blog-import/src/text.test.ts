import {expect, test} from 'vitest';
import {withField} from './text.js';

test.each([
  ['mdx: {format: mdx}\n', ''],
  ['mdx:\n  format: md\n', ''],
  ['mdx:\n\n  format: md\n', ''],
  ['mdx: x\n\nother: y\n', '\nother: y\n'],
])('a field replaces the lines of an earlier one: %j', (old, rest) => {
  const head = `---\ntitle: A\n${old}---\n\n`;
  expect(withField(head, 'mdx: {format: md}', ['mdx'])).toBe(
    `---\nmdx: {format: md}\ntitle: A\n${rest}---\n\n`,
  );
});

test('a field is added to front matter that is indented', () => {
  expect(withField('---\n  title: A\n  draft: false\n---\n', 'draft: true', ['draft'])).toBe(
    '---\ndraft: true\ntitle: A\n---\n',
  );
});
