import {expect, test} from 'vitest';
import {suggestTag} from './tagLabels';

const TAGS = new Map([
  ['llm', 'Language models'],
  ['open-source', 'Open source'],
  ['options', 'Options'],
  ['finance', 'Finance'],
]);

test.each([
  ['Open Source', 'open-source'],
  ['option', 'options'],
  ['finanse', 'finance'],
  ['language-model', 'llm'],
  ['Langage models', 'llm'],
  ['quantum', undefined],
])('for %s, the suggested tag is %s', (word, key) => {
  expect(suggestTag(word, TAGS)).toBe(key);
});
