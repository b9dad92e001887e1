import {expect, test} from 'vitest';
import {isWholeSentence, leansBack} from './isWholeSentence';

test.each([
  ['Vesting with a cliff pays nothing for a year.', true],
  ['“It pays nothing for a year,” says the letter.', true],
  ['25% of the shares vest after a year.', true],
  ['What does a cliff do to you?', false],
  ['The company in four columns', false],
  ['vesting starts on the first day.', false],
  ['Three studies are enough:', false],
  ['Too short.', false],
  ['Call `run()` and then {await} the promise it gives.', false],
  [`${'Very long '.repeat(60)}sentence.`, false],
])('%s: %s', (text, whole) => {
  expect(isWholeSentence(text)).toBe(whole);
});

test.each([
  ['This is why it fails.', true],
  ['But the cliff comes first.', true],
  ['The other one waits.', true],
  ['For example, a runner at 6:00.', true],
  ['Choose it from data, if you can.', true],
  ['Thistles grow on the track.', false],
  ['A cliff is a date.', false],
  ['Items are cut by weight.', false],
])('%s leans on what is before: %s', (text, leans) => {
  expect(leansBack(text)).toBe(leans);
});
