import {expect, test} from 'vitest';
import type {Turn, TurnState} from '../conversation/types';
import {earlierTurns} from './earlierTurns';

function turn(question: string, state: TurnState): Turn {
  return {kind: 'turn', id: 1, question, asked: 'the posts', state};
}

test('a model is told of the turns that were answered, and of no others', () => {
  expect(
    earlierTurns([
      turn('From the posts?', {
        status: 'answered',
        reply: {
          kind: 'posts',
          sentences: [
            {text: 'One.', citations: [1]},
            {text: 'Two.', citations: [1]},
          ],
          sources: [],
          readNext: [],
        },
      }),
      turn('Unknown?', {status: 'answered', reply: {kind: 'unknown', nearest: []}}),
      turn('Stopped?', {status: 'stopped'}),
      turn('From a model?', {
        status: 'answered',
        reply: {kind: 'model', text: 'Three [1].', sources: [], removed: 0, end: 'whole'},
      }),
    ]),
  ).toEqual([
    {question: 'From the posts?', answer: 'One. Two.'},
    {question: 'From a model?', answer: 'Three [1].'},
  ]);
});
