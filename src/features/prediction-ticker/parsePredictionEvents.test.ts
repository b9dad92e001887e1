import {expect, test} from 'vitest';
import {parsePredictionEvents} from './parsePredictionEvents';

const BASE = 'https://markets.example/event/';

function event(change: object = {}): object {
  return {
    id: '17',
    title: 'Will it rain?',
    image: 'https://pictures.example/rain.png',
    slug: 'will-it-rain',
    markets: [{outcomes: '["Yes","No"]', outcomePrices: '["0.615","0.385"]'}],
    ...change,
  };
}

function market(outcomes: unknown, outcomePrices: unknown): object {
  return {markets: [{outcomes, outcomePrices}]};
}

test('reads id, title, picture, slug and the first outcome of the first market', () => {
  expect(parsePredictionEvents([event()], BASE)).toEqual([
    {
      id: '17',
      title: 'Will it rain?',
      image: 'https://pictures.example/rain.png',
      url: 'https://markets.example/event/will-it-rain',
      percent: 62,
      outcome: 'Yes',
    },
  ]);
});

test.each([
  ['"0.004"', 0],
  ['"0.005"', 1],
  ['0.5', 50],
])('rounds a first price of %s to %i percent', (price, percent) => {
  const [item] = parsePredictionEvents([event(market('["Yes"]', `[${price}]`))], BASE);
  expect(item?.percent).toBe(percent);
});

test.each([
  ['no id', event({id: undefined})],
  ['an empty title', event({title: '  '})],
  ['a script as its slug', event({slug: 'javascript:alert(1)'})],
  ['a slug with parent directories', event({slug: '../../evil'})],
  ['no markets', event({markets: undefined})],
  ['prices that are invalid JSON', event(market('["Yes"]', '["0.5'))],
  ['a price above 1', event(market('["Yes"]', '["1.1"]'))],
  ['a price in words', event(market('["Yes"]', '["half"]'))],
])('drops an event with %s, and keeps the others', (_name, broken) => {
  const items = parsePredictionEvents([broken, event({id: '18'})], BASE);
  expect(items.map(({id}) => id)).toEqual(['18']);
});

test.each([['javascript:alert(1)'], ['https://user:word@pictures.example/rain.png'], [undefined]])(
  'leaves out the picture %s and keeps the event',
  (image) => {
    expect(parsePredictionEvents([event({image})], BASE)).toMatchObject([
      {id: '17', image: undefined},
    ]);
  },
);

test('keeps only the first event with each id, and ten events at most', () => {
  const many = Array.from({length: 30}, (_, index) =>
    // Each id belongs to two events.
    event({id: Math.floor(index / 2), title: `Event ${index}`}),
  );
  const items = parsePredictionEvents(many, BASE);
  expect(items.map(({title}) => title)).toEqual(
    Array.from({length: 10}, (_, index) => `Event ${index * 2}`),
  );
});
