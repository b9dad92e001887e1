import {expect, test} from 'vitest';
import {placeCard} from './placeCard';

const size = {width: 200, height: 100};

test.each([
  ['right of a circle on the left', {x: 100, y: 250}, 800, {left: 114, top: 200}],
  ['left of a circle on the right', {x: 700, y: 250}, 800, {left: 486, top: 200}],
  ['moved up if it would leave the map below', {x: 100, y: 490}, 800, {left: 114, top: 396}],
  ['below its circle on a narrow map', {x: 150, y: 250}, 300, {left: 50, top: 264}],
])('a card is %s', (_name, at, width, corner) => {
  expect(placeCard({...at, radius: 10}, size, {width, height: 500})).toEqual(corner);
});
