import fc from 'fast-check';
import {expect, test} from 'vitest';
import type {GraphView} from './view';
import {isFiltered, readView, DEFAULT_VIEW, writeView} from './view';

const text = fc.string({minLength: 1, maxLength: 64});
const optional = fc.option(text, {nil: ''});
const year = fc.constantFrom('', '2021', '2026');

test('a view written to the address reads back the same', () => {
  const views = fc.record({
    q: optional,
    tag: optional,
    from: year,
    to: year,
    post: optional,
    color: fc.constantFrom('', 'age'),
    without: fc.array(text),
    hide: fc.array(text),
  });
  fc.assert(
    fc.property(views, (view) => {
      expect(readView(writeView(view as GraphView))).toEqual(view);
    }),
  );
});

test.each([
  [`?q=${'a'.repeat(80)}`, {q: 'a'.repeat(64)}],
  ['?from=timeline&to=', {}],
  ['?hide=tag&hide=link', {hide: ['tag', 'link']}],
  ['?post=heat&color=blue', {post: 'heat'}],
])('the query string "%s" sets %o', (search, fields) => {
  expect(readView(search)).toEqual({...DEFAULT_VIEW, ...fields});
});

test('the default view has an empty query string, and unrelated parameters are kept', () => {
  expect(writeView(DEFAULT_VIEW)).toBe('');
  expect(writeView({...DEFAULT_VIEW, tag: 'Ink'}, '?ref=mail&q=old')).toBe('ref=mail&tag=Ink');
});

test.each<[boolean, Partial<GraphView>]>([
  [false, {q: ' '}],
  [false, {color: 'age'}],
  [true, {q: 'a'}],
  [true, {hide: ['link']}],
])('isFiltered is %s for a view with %o', (expected, fields) => {
  expect(isFiltered({...DEFAULT_VIEW, ...fields})).toBe(expected);
});
