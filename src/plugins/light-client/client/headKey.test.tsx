import {expect, test} from 'vitest';
import {headKey} from './headKey';

function head(title: string, className: string) {
  return [<html key="h" lang="en" className={className} />, <title key="t">{title}</title>];
}

test('the same head has the same key, however often it is made', () => {
  expect(headKey(head('A', 'x'))).toBe(headKey(head('A', 'x')));
});

test.each([
  ['title', head('B', 'x')],
  ['attribute', head('A', 'y')],
  ['number of tags', head('A', 'x').slice(1)],
  ['kind of tag', [<body key="h" className="x" />, <title key="t">A</title>]],
])('another %s makes another key', (_what, other) => {
  expect(headKey(other)).not.toBe(headKey(head('A', 'x')));
});
