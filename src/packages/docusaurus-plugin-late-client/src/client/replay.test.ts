import {parseHTML} from 'linkedom';
import {expect, test} from 'vitest';
import type {HeldEvent} from '../protocol.js';
import {isTextChange, withoutHandled, withoutRepeats} from './replay.js';

const {document} = parseHTML(
  '<input id="text"><input id="box" type="checkbox"><summary id="more"></summary><button id="add"></button>',
);

/** Builds an event from `<type> <id> <value>`, such as `input text ab`; the value may be missing. */
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
  [['click more', 'click add', 'click more'], [1]],
  [['click more', 'click more', 'click more'], [2]],
  [['click more', 'click more', 'keydown more'], [2]],
])('of the steps %j, those at the indices %j are replayed', (steps, replayed) => {
  const events = steps.map(held);
  expect(withoutRepeats(events)).toEqual(replayed.map((index) => events[index]));
});

test.each([
  [['input text a', 'input text ab', 'click add'], [1], [2]],
  [['change box', 'change box'], [1], [0]],
  [
    ['input gone a', 'input gone ab', 'change gone ab'],
    [1, 2],
    [0, 1, 2],
  ],
] as const)(
  'of the steps %j, if React has handled those at %j, those at %j are replayed',
  (steps, handled, replayed) => {
    // A field that React has removed from the page.
    const gone = document.createElement('input');
    const events = steps.map((step) =>
      step.includes('gone') ? {...held(step), target: gone} : held(step),
    );
    const handledEvents = new Set(
      events.filter((_, index) => handled.some((each) => each === index)),
    );
    expect(withoutHandled(events, handledEvents)).toEqual(replayed.map((index) => events[index]));
  },
);

test.each([
  ['input text a', true],
  ['change text a', true],
  ['change box', false],
  ['keydown text', false],
])('the step %s changes a text: %s', (step, expected) => {
  expect(isTextChange(held(step))).toBe(expected);
});
