import {expect, test} from 'vitest';
import {limitQuestion, MAX_QUESTION} from './question.js';

test.each([
  ['  What is a cliff? ', 'What is a cliff?'],
  ['What\nis\ta   cliff?', 'What is a cliff?'],
  ['What\u0000 is it?', 'What is it?'],
  [' \n ', ''],
  ['a'.repeat(600), 'a'.repeat(MAX_QUESTION)],
  [`${'a'.repeat(499)}😀`, 'a'.repeat(499)],
  ['half \ud83d', 'half \ufffd'],
  ['<b>vesting</b>', '<b>vesting</b>'],
])('%j is asked as %j', (text, asked) => {
  expect(limitQuestion(text)).toBe(asked);
});
