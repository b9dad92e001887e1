import {expect, test} from 'vitest';
import {withoutThoughts} from './modelAnswers';

test.each([
  ['It is.', 'It is.'],
  [' <think>Hmm.</think>\n\nIt is.', 'It is.'],
  ['<think>never ends', ''],
  ['<thi', ''],
  ['<b>', '<b>'],
])('of %j a reader sees %j', (written, text) => {
  expect(withoutThoughts(written)).toBe(text);
});
