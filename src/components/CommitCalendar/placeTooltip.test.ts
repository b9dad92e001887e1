import {expect, test} from 'vitest';
import {placeTooltip} from './placeTooltip';

const VIEW = {width: 400, height: 800};
const CALENDAR = {left: 20, right: 380, top: 300, bottom: 500};

function square(left: number, top: number) {
  return {left, right: left + 24, top, bottom: top + 24};
}

test.each([
  ['below a square', 60, 320, {left: '40px', top: '48px', width: '336px'}],
  ['to the left of a square at the right', 340, 320, {right: '16px', top: '48px'}],
  ['inside the left edge', -10, 320, {left: '-16px', width: '392px'}],
  ['inside the right edge', 390, 320, {right: '-16px', width: '392px'}],
  ['above a square at the bottom', 60, 720, {top: 'auto', bottom: '-216px'}],
])('the tooltip stays inside the window: %s', (_, left, top, expected) => {
  expect(placeTooltip(square(left, top), CALENDAR, VIEW)).toMatchObject(expected);
});
