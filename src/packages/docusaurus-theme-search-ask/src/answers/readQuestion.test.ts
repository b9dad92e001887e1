import {expect, test} from 'vitest';
import {splitQuestions, readListQuestion, readQuestion} from './readQuestion.js';

test.each([
  ['What are the steps of sealing?', {wantsList: true}],
  // Continues the question before it, but makes sense alone.
  ['And what about envelopes?', {continues: true, refersBack: false}],
  ['Which one should a sailor use to seal a wet letter?', {refersBack: true}],
  ['Who invented it?', {refersBack: true}],
  ['Since when?', {refersBack: true}],
  ['Can you explain?', {refersBack: true}],
  ['What is wax?', {continues: false, refersBack: false}],
  ['Is it safe to melt wax?', {refersBack: false}],
  ['How was this site made?', {refersBack: false}],
  ['How do I fold a letter without an envelope?', {refersBack: false}],
])('the intent of “%s” is %j', (text, expected) => {
  expect(readQuestion(text)).toMatchObject(expected);
});

test.each([
  ['Why is ink black, and what is a postmark?', ['Why is ink black', 'what is a postmark?']],
  ['What is ink? How is it made?', ['What is ink?', 'How is it made?']],
  ['What is black and white?', ['What is black and white?']],
])('the questions in “%s” are %j', (text, parts) => {
  expect(splitQuestions(text)).toEqual(parts);
});

test.each([
  ['What is your newest post?', {subject: '', order: 'newest', wantsOne: true}],
  ['What have you written about paper?', {subject: 'paper', order: 'best', wantsOne: false}],
  ['List your posts on tides in 2023', {subject: 'tides', order: 'best', year: '2023'}],
  ['What was the first post here?', {order: 'oldest', wantsOne: true}],
  // Not a request for a list.
  ['When does a spring tide come?', undefined],
])('as a request for a list of posts, “%s” is read as %j', (text, expected) => {
  expect(readListQuestion(text)).toEqual(expected && expect.objectContaining(expected));
});
