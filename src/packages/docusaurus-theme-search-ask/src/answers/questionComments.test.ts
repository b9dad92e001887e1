import {expect, test} from 'vitest';
import {answeredQuestions, isAnsweredQuestions, withoutFirstQuestions} from './questionComments.js';

test.each([
  ['answers: How long is a round? And the break?', ['How long is a round?', 'And the break?']],
  ['answers: I was\n  made an offer. Should I stay?', ['I was made an offer. Should I stay?']],
  ['answers: a list without a mark', ['a list without a mark']],
  ['answers:\n', []],
  ['truncate', []],
  ['#an-id', []],
  ['It answers: yes.', []],
])('reads %j', (comment, questions) => {
  expect(answeredQuestions(comment)).toEqual(questions);
});

test.each([
  ['{/* answers: Why? */}', true],
  ['<!-- answers: Why? -->', true],
  ['{/* truncate */}', false],
  ['It answers: yes.', false],
])('knows whether %j holds questions', (line, isThat) => {
  expect(isAnsweredQuestions(line)).toBe(isThat);
});

test.each([
  [
    '{/* answers: Why? */}\n\nSo.\n\n{/* answers: How? */}\n\nThus.',
    'So.\n\n{/* answers: How? */}\n\nThus.',
  ],
  ['\n\nSo.', 'So.'],
  ['', ''],
])('leaves them out at the start of %j', (text, rest) => {
  expect(withoutFirstQuestions(text)).toBe(rest);
});
