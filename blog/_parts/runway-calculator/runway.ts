/** Finances of a company, in dollars. */
export interface Company {
  readonly cash: number;
  /** In the first month. */
  readonly revenue: number;
  /** Monthly growth of revenue, as a share. */
  readonly growth: number;
  /** Per month. */
  readonly costs: number;
}

export interface Month {
  /** Number of the month, starting at 1. */
  readonly month: number;
  readonly revenue: number;
  /** At the end of the month; negative if the month could not be paid for. */
  readonly cash: number;
}

/**
 * Result of a runway calculation; `outlasts` if the cash lasts for the whole simulation, without
 * breakeven. `fullMonths` counts the months that the company can pay for in full, `breakeven` is the
 * first month in which revenue covers the costs, and `lowest` is the smallest balance.
 */
export type Outcome =
  | {readonly kind: 'runs-out'; readonly fullMonths: number}
  | {readonly kind: 'default-alive'; readonly breakeven: number; readonly lowest: number}
  | {readonly kind: 'outlasts'; readonly fullMonths: number};

/** Maximum number of months to simulate. */
const HORIZON = 120;
/** Number of months to simulate after breakeven, so that a chart shows the cash growing. */
const MONTHS_AFTER_BREAKEVEN = 6;

/**
 * Simulates month by month until the cash runs out, until some months after breakeven, or for ten
 * years.
 */
export function runway(company: Company): {outcome: Outcome; months: Month[]} {
  const {growth, costs} = company;
  const months: Month[] = [];
  let {cash, revenue} = company;
  let breakeven: number | undefined;
  let lowest = cash;
  for (let month = 1; month <= HORIZON; month += 1) {
    cash += revenue - costs;
    lowest = Math.min(lowest, cash);
    months.push({month, revenue, cash});
    if (cash < 0) {
      return {outcome: {kind: 'runs-out', fullMonths: month - 1}, months};
    }
    // Shrinking revenue would fall below the costs again, so it is no breakeven.
    if (growth >= 0 && revenue >= costs) {
      breakeven ??= month;
      if (month >= breakeven + MONTHS_AFTER_BREAKEVEN) {
        return {outcome: {kind: 'default-alive', breakeven, lowest}, months};
      }
    }
    revenue *= 1 + growth;
  }
  return {
    outcome: breakeven
      ? {kind: 'default-alive', breakeven, lowest}
      : {kind: 'outlasts', fullMonths: HORIZON},
    months,
  };
}
