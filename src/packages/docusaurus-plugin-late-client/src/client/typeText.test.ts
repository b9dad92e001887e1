import {parseHTML} from 'linkedom';
import {expect, test} from 'vitest';
import type {HeldEvent} from '../protocol.js';
import {splitTyped, textOf} from './typeText.js';

const {document} = parseHTML('<button id="open"></button><input id="field">');

/** Builds an event from `click <id>`, `keydown <key>`, `keydown <key> ctrl` or `keydown <key> <id>`. */
function held(step: string): HeldEvent {
  const [type = '', name = '', more = ''] = step.split(' ');
  const target = document.getElementById(type === 'click' ? name : more) ?? document.body;
  const event = {type, key: name === 'Space' ? ' ' : name, ctrlKey: more === 'ctrl'};
  return {event: event as unknown as Event, target, value: undefined, checked: undefined};
}

test.each([
  // In each row: the steps, the number of other events, the typed text, and the number of openers, which
  // are the clicks and keys that may open the field into which the reader types.
  ['keys after Ctrl+K', ['keydown k ctrl', 'keydown t', 'keydown o'], 1, 'to', 1],
  ['keys after a slash', ['keydown /', 'keydown a', 'keydown /'], 1, 'a/', 1],
  ['keys after a click', ['click open', 'keydown k', 'keydown Space', 'keydown 2'], 1, 'k 2', 1],
  ['a corrected key', ['keydown k ctrl', 'keydown x', 'keydown Backspace', 'keydown y'], 1, 'y', 1],
  ['a click alone', ['click open'], 1, '', 0],
  ['Enter in a field', ['click open', 'keydown Enter field'], 2, '', 0],
  ['keys of a widget', ['keydown ArrowRight', 'keydown Enter'], 2, '', 0],
] as const)(
  'typed text is separated from other events: %s',
  (_name, steps, others, text, openers) => {
    const split = splitTyped(steps.map(held));
    expect(split.otherEvents).toHaveLength(others);
    expect(textOf(split.typed)).toBe(text);
    expect(split.openers).toHaveLength(openers);
  },
);
