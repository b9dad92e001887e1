import {expect, test} from 'vitest';
import {formatOf, isScheduled, readDay} from './markdown.js';

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

test.each([
  ['2024-01-02', '2024-01-02'],
  ['2024-02-30', '2024-03-01'],
  [new Date('2024-01-02T10:00Z'), '2024-01-02'],
  ['2024-01-02T23:00:00-02:00', '2024-01-03'],
  ['Jan 2, 2024', '2024-01-02'],
  ['Tue, 02 Jan 2024 23:00:00 GMT', '2024-01-02'],
  ['2024-01-02T23:00:00.000-0200', '2024-01-03'],
  [20240102, undefined],
  [undefined, undefined],
])('the date %s is read as %s', (value, day) => {
  expect(readDay(value)).toBe(day);
});

test.each([
  ['2025-06-02', '2025-06-01T23:59:59Z', true],
  ['2025-06-02', '2025-06-02T00:00:00Z', false],
])('a post dated %s is scheduled at %s: %s', (date, now, expected) => {
  expect(isScheduled(date, Date.parse(now))).toBe(expected);
});
