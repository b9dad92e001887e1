import {expect, test} from 'vitest';
import {formatOf} from './markdownFormat';

test.each([
  ['a.md', undefined, undefined, 'mdx'],
  ['a.md', 'md', undefined, 'md'],
  ['a.md', undefined, 'md', 'md'],
  ['a.md', undefined, 'detect', 'md'],
  ['a.mdx', 'detect', 'md', 'mdx'],
] as const)('%s with mdx.format %s on a site with format %s is read as %s', (...row) => {
  const [file, fileFormat, format, expected] = row;
  const fields = fileFormat ? {mdx: {format: fileFormat}} : {};
  expect(formatOf({file, fields}, {format})).toBe(expected);
});
