import {expect, test} from 'vitest';
import {passageHref, quotationHref, textDirective} from './passageHref';

test.each([
  ['A short one.', 'text=A%20short%20one.'],
  ['a, b & c-d', 'text=a%2C%20b%20%26%20c%2Dd'],
  ['50% of "it"', 'text=50%25%20of%20%22it%22'],
  ['two\nlines', 'text=two%20lines'],
  ['a lone \ud83d surrogate', 'text=a%20lone%20surrogate'],
])('quotes %j so that a browser finds it', (quote, directive) => {
  expect(textDirective(quote)).toBe(directive);
});

const LONG =
  'Keep a way to skip the wait, because some day a fix for a hole that is being exploited will be four hours old, and then you want it now.';

test('a long quotation is given by its ends', () => {
  expect(textDirective(LONG)).toBe('text=Keep%20a%20way%20to%20skip,then%20you%20want%20it%20now.');
});

test('the beginning grows until it stands once in the page', () => {
  const page = `Keep a way to skip lunch. ${LONG}`;
  expect(textDirective(LONG, page)).toMatch(/^text=Keep%20a%20way%20to%20skip%20the,/);
});

test.each([
  ['cliff', ['text=a'], '/blog/x#cliff:~:text=a'],
  ['cliff', ['text=a', 'text=b'], '/blog/x#cliff:~:text=a&text=b'],
  ['cliff', [], '/blog/x#cliff'],
  [null, ['text=a'], '/blog/x#:~:text=a'],
  [null, [], '/blog/x'],
])('goes to the heading %s with %j', (anchor, directives, href) => {
  expect(quotationHref({permalink: '/blog/x', anchor}, directives)).toBe(href);
});

test('a passage opens at its first words', () => {
  const text = 'One two three four five six seven eight nine ten.\nAnother line.';
  expect(passageHref({permalink: '/blog/x', anchor: null, text})).toBe(
    '/blog/x#:~:text=One%20two%20three%20four%20five%20six%20seven%20eight',
  );
});
