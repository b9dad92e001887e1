import {expect, test} from 'vitest';
import {placeTooltip} from './placeTooltip';

const VIEW = {width: 400, height: 800};
const CALENDAR = {left: 20, right: 380, top: 300, bottom: 500};

function square(left: number, top: number) {
  return {left, right: left + 24, top, bottom: top + 24};
}

test.each([
  ['a square at the left, below it', square(60, 320), {left: '40px', top: '48px', width: '336px'}],
  ['a square at the right, to its left', square(340, 320), {right: '16px', top: '48px'}],
  ['a square cut off at the left', square(-10, 320), {left: '-16px', width: '392px'}],
  ['a square cut off at the right', square(390, 320), {right: '-16px', width: '392px'}],
  ['a square at the bottom, above it', square(60, 720), {top: 'auto', bottom: '-216px'}],
])('the tooltip of %s stays inside the window', (_, box, expected) => {
  expect(placeTooltip(box, CALENDAR, VIEW)).toMatchObject(expected);
});
