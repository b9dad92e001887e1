import {shareOut} from '../../lib/shareOut';
import type {CapTable} from './dilute';

export interface OwnershipRow {
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
