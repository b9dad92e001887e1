import fc from 'fast-check';
import {expect, test} from 'vitest';
import type {SearchHit} from '../../../lib/search/types';
import {toModalHit} from './toModalHit';

function hitWith(text: string, marked: string): SearchHit {
  const value = {value: marked, matchLevel: 'full', matchedWords: []} as const;
  return {
    objectID: '1',
    url: '/blog/a#b',
    url_without_anchor: '/blog/a',
    anchor: 'b',
    type: 'content',
    hierarchy: {
      lvl0: 'Blog',
      lvl1: text,
      lvl2: text,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: text,
    language: 'en',
    docusaurus_tag: 'default',
    _highlightResult: {hierarchy: {lvl1: value}, content: value},
    _snippetResult: {hierarchy: {lvl1: value}, content: value},
  };
}

test('headings and passages leave as escaped text', () => {
  const hit = toModalHit(hitWith('<b>A & B</b>', '<mark>A</mark> &amp; B'));
  expect(hit.hierarchy.lvl1).toBe('&lt;b&gt;A &amp; B&lt;/b&gt;');
  expect(hit.hierarchy.lvl3).toBeNull();
  expect(hit.content).toBe('&lt;b&gt;A &amp; B&lt;/b&gt;');
  expect(hit._snippetResult.content.value).toBe('<mark>A</mark> &amp; B');
});

test('the section is plain text', () => {
  const hit = toModalHit(hitWith('a', 'a'));
  expect(hit.hierarchy.lvl0).toBe('Blog');
  expect(hit._highlightResult.hierarchy.lvl0.value).toBe('Blog');
});

test('whatever an engine answers, no tag but mark is left', () => {
  fc.assert(
    fc.property(
      fc.string({unit: 'binary'}),
      fc.array(fc.constantFrom('<mark>', '</mark>', '<img src=x onerror=a>', '&lt;', '<', 'a')),
      (text, pieces) => {
        const hit = toModalHit(hitWith(text, pieces.join('')));
        const shown = [hit.hierarchy.lvl1, hit.content, hit._snippetResult.content.value].join('');
        expect(shown.replace(/<mark>[^<>]*<\/mark>/g, '')).not.toMatch(/[<>]/);
      },
    ),
  );
});
