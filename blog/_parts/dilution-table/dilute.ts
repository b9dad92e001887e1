import {apportion} from '../apportion';

/** A financing round. */
export interface Round {
  /** Valuation before the round, in dollars. */
  readonly preMoney: number;
  /** New money, in dollars. */
  readonly raised: number;
  /** Minimum share of the company that the option pool has after the round. */
  readonly pool: number;
}

/** Number of shares of each holder after a round, and the price of a new share in dollars. */
export interface CapTable {
  readonly founders: number;
  readonly pool: number;
  readonly investors: readonly number[];
  readonly price: number;
}

/**
 * Returns the cap table after each round. A pool that is too small is topped up in the pre-money,
 * so that existing holders pay for it. Stops before the first round that would leave them nothing.
 * Share counts may be fractions.
 */
export function dilute(founders: number, rounds: readonly Round[]): CapTable[] {
  const tables: CapTable[] = [];
  let pool = 0;
  let investors: readonly number[] = [];
  for (const round of rounds) {
    // Part of the company that the round sells. The totals below count shares.
    const soldPart = round.raised / (round.preMoney + round.raised);
    const outsidePool = founders + investors.reduce((sum, shares) => sum + shares, 0);
    if (soldPart + round.pool >= 1) {
      break;
    }
    const totalWithoutTopUp = (outsidePool + pool) / (1 - soldPart);
    const totalWithTopUp = outsidePool / (1 - soldPart - round.pool);
    const isPoolLargeEnough = pool >= round.pool * totalWithoutTopUp;
    const total = isPoolLargeEnough ? totalWithoutTopUp : totalWithTopUp;
    pool = Math.max(pool, round.pool * total);
    investors = [...investors, soldPart * total];
    tables.push({founders, pool, investors, price: (round.preMoney + round.raised) / total});
  }
  return tables;
}

/**
 * Returns a row each for the founders, the pool and the investors of each round: their share after
 * each round in tenths of a percent, undefined before they invest. Every column adds up to 1,000.
 */
export function ownershipRows(tables: readonly CapTable[]) {
  const columns = tables.map(({founders, pool, investors}) =>
    apportion([founders, pool, ...investors], 1000),
  );
  return Array.from({length: 2 + tables.length}, (_, row) => columns.map((column) => column[row]));
}
