import {expect, test} from 'vitest';
import type {Answer} from '../answers/index.js';
import {earlierOf} from './answers.js';
import type {Turn} from './conversation.js';

function turn(kind: Answer['kind']): Turn {
  const pages = [{title: 'Ink', href: '/blog/ink'}];
  const answer: Answer = {kind, passages: [], pages};
  const state = {status: 'answered', reply: {kind: 'site', answer}} as const;
  return {id: 1, question: 'Which ink?', asked: 'the pages', state};
}

test('a follow-up is read with the pages of the last answer', () => {
  expect(earlierOf([turn('list'), turn('site')])?.hrefs).toEqual(['/blog/ink']);
});

test('pages suggested in place of an answer are no context of a follow-up', () => {
  expect(earlierOf([turn('list'), turn('nothing')])?.hrefs).toEqual([]);
});
