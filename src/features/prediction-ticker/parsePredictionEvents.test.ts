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
  ['"0"', 0],
  ['"1"', 100],
  ['"0.004"', 0],
  ['"0.005"', 1],
  ['0.5', 50],
])('rounds a first price of %s to %i percent', (price, percent) => {
  const [item] = parsePredictionEvents([event(market('["Yes"]', `[${price}]`))], BASE);
  expect(item?.percent).toBe(percent);
});

test.each([
  ['null instead of an object', null],
  ['a string instead of an object', 'event'],
  ['a list instead of an object', [event()]],
  ['no id', event({id: undefined})],
  ['an id that contains markup', event({id: '<b>'})],
  ['an empty title', event({title: '  '})],
  ['a title that is not a string', event({title: {toString: 'x'}})],
  ['a script as its slug', event({slug: 'javascript:alert(1)'})],
  ['a slug with parent directories', event({slug: '../../evil'})],
  ['a slug with another host', event({slug: '//evil.example'})],
  ['a slug with a query', event({slug: 'a?b=c'})],
  ['no markets', event({markets: undefined})],
  ['empty markets', event({markets: []})],
  ['prices that are invalid JSON', event(market('["Yes"]', '["0.5'))],
  ['no first price', event(market('["Yes"]', '[]'))],
  ['a price below 0', event(market('["Yes"]', '["-0.1"]'))],
  ['a price above 1', event(market('["Yes"]', '["1.1"]'))],
  ['a price in words', event(market('["Yes"]', '["half"]'))],
  ['an empty price', event(market('["Yes"]', '[""]'))],
  ['no outcomes', event(market(undefined, '["0.5"]'))],
  ['an empty outcome', event(market('[""]', '["0.5"]'))],
])('drops an event with %s, and keeps the others', (_name, broken) => {
  const items = parsePredictionEvents([broken, event({id: '18'})], BASE);
  expect(items.map(({id}) => id)).toEqual(['18']);
});

test.each([
  ['http://pictures.example/rain.png'],
  ['javascript:alert(1)'],
  ['data:image/png;base64,AAAA'],
  ['//pictures.example/rain.png'],
  ['https://user:word@pictures.example/rain.png'],
  [''],
  [undefined],
  [17],
])('leaves out the picture %s and keeps the event', (image) => {
  expect(parsePredictionEvents([event({image})], BASE)).toMatchObject([
    {id: '17', image: undefined},
  ]);
});

test('keeps only the first event with each id, and ten events at most', () => {
  const many = Array.from({length: 30}, (_, index) =>
    event({id: index >> 1, title: `Event ${index}`}),
  );
  const items = parsePredictionEvents(many, BASE);
  expect(items.map(({title}) => title)).toEqual(
    Array.from({length: 10}, (_, index) => `Event ${index * 2}`),
  );
});
