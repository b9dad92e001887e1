import {expect, test} from 'vitest';
import {partsOf, readListQuestion, readQuestion} from './readQuestion';

test.each([
  ['How many rounds are there in a fight?', {wantsNumber: true}],
  ['Which labels do you use?', {wantsList: true}],
  ['What are the steps of sealing?', {wantsList: true}],
  ['How does wax seal?', {wantsExplanation: true}],
  ['How much wax does a seal take?', {wantsExplanation: false}],
  ['Which ways are there, and how do they differ?', {wantsExplanation: false}],
  ['And what about envelopes?', {continues: true, pointsBack: false}],
  ['Which one should a sailor use to seal a wet letter?', {pointsBack: true}],
  ['Who invented it?', {pointsBack: true}],
  ['Since when?', {pointsBack: true}],
  ['Can you explain?', {pointsBack: true}],
  ['What is wax?', {continues: false, pointsBack: false}],
  ['wax', {continues: false, pointsBack: false}],
  ['Why do letters yellow?', {continues: false, pointsBack: false}],
  ['Is it safe to melt wax?', {pointsBack: false}],
  ['How was this site made?', {pointsBack: false}],
  ['How do I fold a letter without an envelope?', {pointsBack: false, shelf: undefined}],
  ['Have you read Moby-Dick?', {shelf: 'books'}],
  ['Which podcasts do you recommend?', {shelf: 'media'}],
  ['What does the talk test say?', {shelf: undefined}],
])('%s', (text, expected) => {
  expect(readQuestion(text)).toMatchObject(
    Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== undefined)),
  );
  expect(readQuestion(text).shelf).toBe('shelf' in expected ? expected.shelf : undefined);
});

test('what is counted stays a word of the question, though asking has it too', () => {
  const wordsOf = (text: string) => readQuestion(text).query.words.map(({word}) => word);
  expect(wordsOf('What are the ten questions on ink?')).toEqual(['ten', 'questions', 'ink']);
  expect(wordsOf('Here is a question on ink')).toEqual(['ink']);
});

test.each([
  ['Why is ink black, and what is a postmark?', ['Why is ink black', 'what is a postmark?']],
  ['What is ink? How is it made?', ['What is ink?', 'How is it made?']],
  ['Salt and vinegar', ['Salt and vinegar']],
  ['What is black and white?', ['What is black and white?']],
])('the parts of %s', (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

test.each([
  ['What is your newest post?', {subject: '', order: 'newest', wantsOne: true}],
  ['What have you written about paper?', {subject: 'paper', order: 'best', wantsOne: false}],
  ['List your posts on tides in 2023', {subject: 'tides', order: 'best', year: '2023'}],
  ['What was the first post here?', {order: 'oldest', wantsOne: true}],
])('%s is a question for posts', (text, expected) => {
  expect(readListQuestion(text)).toMatchObject(expected);
});

test('a question for facts is none for posts', () => {
  expect(readListQuestion('When does a spring tide come?')).toBeUndefined();
});
