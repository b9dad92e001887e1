import {expect, test} from 'vitest';
import owner from '../../src/data/owner';

/** The owner that this repository began with, or a fork's own. */
const isShipped = owner.example === true;

test.skipIf(!isShipped)(
  'the shipped tape has an index, two cryptocurrencies and seven stocks (skipped for another owner)',
  () => {
    const exchanges = owner.tickerTape?.symbols.map(({proName}) => proName.split(':')[0]);
    expect(exchanges).toEqual([
      'FOREXCOM',
      'BITSTAMP',
      'BITSTAMP',
      ...Array<string>(7).fill('NASDAQ'),
    ]);
  },
);

test.skipIf(!isShipped)(
  'the shipped ticker asks for the ten newest events (skipped for another owner)',
  () => {
    const query = new URL(owner.predictions?.feed ?? '').searchParams;
    expect(Object.fromEntries(query)).toEqual({
      order: 'createdAt',
      ascending: 'false',
      limit: '10',
    });
  },
);
