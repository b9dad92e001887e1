import {formatFixed} from './formatFixed';

/** "62.5%" from the share 0.625, with exactly `digits` decimals. */
export function formatPercent(share: number, digits = 1): string {
  return `${formatFixed(share * 100, digits)}%`;
}
