import {expect, test} from 'vitest';
import {placeTooltip} from './placeTooltip';

const VIEW = {width: 400, height: 800};
const CALENDAR = {left: 20, right: 380, top: 300, bottom: 500};

function square(left: number, top: number) {
  return {left, right: left + 24, top, bottom: top + 24};
}

test.each([
  ['below a square at the left', square(60, 320), {left: '40px', top: '48px', width: '336px'}],
  ['below a square at the right, extending left', square(340, 320), {right: '16px', top: '48px'}],
  [
    'at the left edge if the square is cut off there',
    square(-10, 320),
    {left: '-16px', width: '392px'},
  ],
  [
    'at the right edge if the square is cut off there',
    square(390, 320),
    {right: '-16px', width: '392px'},
  ],
  ['above a square at the bottom', square(60, 720), {top: 'auto', bottom: '-216px'}],
])('the tooltip stays inside the window: %s', (_, box, expected) => {
  expect(placeTooltip(box, CALENDAR, VIEW)).toMatchObject(expected);
});
