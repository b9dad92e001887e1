import {parseHTML} from 'linkedom';
import {expect, test} from 'vitest';
import {withoutRepeats} from './replay';

const {document} = parseHTML(
  '<input id="text"><input id="box" type="checkbox"><summary id="more"></summary><button id="add"></button>',
);

function held(step: string): HeldEvent {
  const [type = '', id = '', value] = step.split(' ');
  const target = document.getElementById(id) ?? document.body;
  return {event: {type} as Event, target, value, checked: undefined};
}

test.each([
  [['input text a', 'input text ab', 'change text ab'], [2]],
  [
    ['input text a', 'click add', 'input text ab', 'click add'],
    [0, 1, 2, 3],
  ],
  [
    ['input text a', 'keydown text', 'input text b', 'keydown text'],
    [0, 1, 2, 3],
  ],
  [
    ['input box', 'change box', 'input box', 'change box'],
    [1, 3],
  ],
  [['click more'], [0]],
  [['click more', 'click add', 'click more'], [1]],
  [['click more', 'click more', 'dblclick more', 'click more'], [3]],
  [
    ['click add', 'click add', 'dblclick add'],
    [0, 1, 2],
  ],
])('of %j the steps %j are replayed', (steps, kept) => {
  const events = steps.map(held);
  expect(withoutRepeats(events)).toEqual(kept.map((index) => events[index]));
});
