import {expect, test} from 'vitest';
import type {Box} from './picture';
import {placeCard} from './placeCard';

const stage = {width: 800, height: 500};
const size = {width: 200, height: 100};

function box(left: number, top: number, width = 120, height = 16): Box {
  return {left, top, width, height};
}

test.each([
  ['right of a circle on the left', {x: 100, y: 250}, [], {left: 114, top: 226}],
  ['left of a circle on the right', {x: 700, y: 250}, [], {left: 486, top: 226}],
  ['inside the map beside its lower edge', {x: 100, y: 490}, [], {left: 114, top: 396}],
  ['higher where names are below', {x: 100, y: 250}, [box(120, 280)], {left: 114, top: 174}],
  ['on the other side', {x: 380, y: 250}, [box(400, 100, 80, 300)], {left: 166, top: 226}],
  [
    'below where both sides are taken',
    {x: 400, y: 250},
    [box(420, 200, 80, 60), box(300, 200, 80, 60)],
    {left: 376, top: 264},
  ],
])('a card is %s', (_name, at, others, corner) => {
  expect(placeCard({...at, radius: 10}, size, stage, others)).toEqual(corner);
});

test('in a crowded area, a card covers as little as possible', () => {
  const crowd = [box(0, 0, 800, 500), box(300, 0, 500, 500)];
  expect(placeCard({x: 400, y: 250, radius: 10}, size, stage, crowd).left).toBe(100);
});

test('a card moves farther away if all positions near its circle are taken', () => {
  const ring = [box(360, 200, 80, 40), box(360, 260, 80, 35), box(425, 230), box(255, 230)];
  const {left, top} = placeCard({x: 400, y: 250, radius: 10}, size, stage, ring);
  for (const other of ring) {
    const isApart =
      left >= other.left + other.width ||
      left + size.width <= other.left ||
      top >= other.top + other.height ||
      top + size.height <= other.top;
    expect(isApart).toBe(true);
  }
});

test('a card larger than the map starts beside its circle', () => {
  const large = {width: 900, height: 600};
  expect(placeCard({x: 100, y: 100, radius: 10}, large, stage, [])).toEqual({left: 114, top: 4});
});
