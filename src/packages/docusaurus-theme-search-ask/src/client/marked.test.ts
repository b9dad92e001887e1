import fc from 'fast-check';
import {expect, test} from 'vitest';
import {escapeHtml} from '../engine/escapeHtml.js';
import {parseMarked} from './marked.js';

test.each([
  ['', []],
  ['plain', [{text: 'plain', marked: false}]],
  [
    'a <mark>vest</mark>ing cliff',
    [
      {text: 'a ', marked: false},
      {text: 'vest', marked: true},
      {text: 'ing cliff', marked: false},
    ],
  ],
  ['Q&amp;A &lt;mark&gt;', [{text: 'Q&A <mark>', marked: false}]],
  ['&amp;lt;', [{text: '&lt;', marked: false}]],
  ['<img src=x>', [{text: '<img src=x>', marked: false}]],
  ['<mark>open', [{text: 'open', marked: true}]],
])('reads %s', (value, parts) => {
  expect(parseMarked(value)).toEqual(parts);
});

test('reads back any text that was escaped', () => {
  fc.assert(
    fc.property(fc.string({unit: 'binary'}), (text) => {
      const parts = parseMarked(escapeHtml(text));
      expect(parts.map((part) => part.text).join('')).toBe(text);
      expect(parts.some((part) => part.marked)).toBe(false);
    }),
  );
});
