import {shareOut} from '../shareOut';

export interface Round {
  /** In dollars, as is the money raised. */
  readonly preMoney: number;
  readonly raised: number;
  /** Share of the company after the round that the pool must at least hold. */
  readonly pool: number;
}

/** Shares of each holder after a round, and the price of a new one. */
export interface CapTable {
  readonly founders: number;
  readonly pool: number;
  readonly investors: readonly number[];
  readonly price: number;
}

/**
 * The cap table after each round. A pool below its share is topped up inside the pre-money, so that
 * the holders of before pay for it. Ends early, before the first round that would leave nothing to
 * them. Shares may be fractions.
 */
export function dilute(founders: number, rounds: readonly Round[]): CapTable[] {
  const tables: CapTable[] = [];
  let pool = 0;
  let investors: readonly number[] = [];
  for (const round of rounds) {
    const sold = round.raised / (round.preMoney + round.raised);
    const held = founders + investors.reduce((sum, shares) => sum + shares, 0);
    if (sold + round.pool >= 1) {
      break;
    }
    const untouched = (held + pool) / (1 - sold);
    const total = pool >= round.pool * untouched ? untouched : held / (1 - sold - round.pool);
    pool = Math.max(pool, round.pool * total);
    investors = [...investors, sold * total];
    tables.push({founders, pool, investors, price: (round.preMoney + round.raised) / total});
  }
  return tables;
}

interface OwnershipRow {
  readonly name: string;
  /** Tenths of a percent after each round; undefined before the holder came. */
  readonly tenths: readonly (number | undefined)[];
}

/** Who owns what after each round, rounded so that every column adds up to 1,000 tenths. */
export function ownershipRows(tables: readonly CapTable[]): OwnershipRow[] {
  const columns = tables.map(({founders, pool, investors}) =>
    shareOut([founders, pool, ...investors], 1000),
  );
  const names = ['Founders', 'Option pool', ...tables.map((_, index) => `Round ${index + 1}`)];
  return names.map((name, row) => ({name, tenths: columns.map((column) => column[row])}));
}
