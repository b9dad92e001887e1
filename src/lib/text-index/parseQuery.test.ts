import {expect, test} from 'vitest';
import {parseQuery} from './parseQuery';

// cspell:ignore oneonone

test.each([
  ['one-on-one agenda', ['oneonone', 'agenda']],
  ['What does a one-on-one need?', ['oneonone']],
  ['open-source license', ['open', 'source', 'license']],
])('the words of %s', (text, words) => {
  expect(parseQuery(text).words.map(({word}) => word)).toEqual(words);
});
