import {parseHTML} from 'linkedom';
import {expect, test} from 'vitest';
import type {HeldEvent} from '../protocol.js';
import {splitTyped, textOf} from './typeText.js';

const {document} = parseHTML('<button id="open"></button><input id="field">');

/** Builds an event from "keydown k ctrl" or "click open", and its target. */
function held(step: string): HeldEvent {
  const [type = '', name = '', where] = step.split(' ');
  const id = type === 'click' ? name : where === 'ctrl' ? '' : where;
  const target = document.getElementById(id ?? '') ?? document.body;
  const event = {type, key: name === 'Space' ? ' ' : name, ctrlKey: where === 'ctrl'};
  return {event: event as unknown as Event, target, value: undefined, checked: undefined};
}

test.each([
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
    // Openers are the clicks and keys that may open the field into which the reader types.
    const split = splitTyped(steps.map(held));
    expect(split.otherEvents).toHaveLength(others);
    expect(textOf(split.typed)).toBe(text);
    expect(split.openers).toHaveLength(openers);
  },
);
