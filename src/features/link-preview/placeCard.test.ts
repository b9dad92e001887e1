import {expect, test} from 'vitest';
import {placeCard} from './placeCard';

const view = {width: 800, height: 600};
const card = {width: 300, height: 200};

test.each([
  ['below its link', {left: 100, top: 50, bottom: 70}, {left: 100, top: 78}],
  ['below as long as it fits', {left: 100, top: 364, bottom: 384}, {left: 100, top: 392}],
  ['above where it does not fit below', {left: 100, top: 400, bottom: 420}, {left: 100, top: 192}],
  ['inside the right edge', {left: 700, top: 50, bottom: 70}, {left: 492, top: 78}],
  ['inside the left edge', {left: -20, top: 50, bottom: 70}, {left: 8, top: 78}],
])('a card stands %s', (_where, link, place) => {
  expect(placeCard(link, card, view)).toMatchObject(place);
});

test.each([
  ['below', {left: 8, top: 100, bottom: 120}, {top: 128, room: 144}],
  ['above', {left: 8, top: 150, bottom: 170}, {top: 8, room: 134}],
])('in a view that is too low it is cut to the larger side: %s', (_side, link, place) => {
  expect(placeCard(link, card, {width: 320, height: 280})).toMatchObject(place);
});
