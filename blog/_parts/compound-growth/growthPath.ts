/** A savings plan; amounts are in dollars. */
export interface Plan {
  readonly principal: number;
  /** Amount added at the end of each year, after the fee. */
  readonly contribution: number;
  /** Yearly return before the fee, as a share. */
  readonly gross: number;
  /** Share of the balance that is taken at the end of each year. */
  readonly fee: number;
}

/** Returns the balance at the start, then at the end of each year. */
export function growthPath({principal, contribution, gross, fee}: Plan, years: number): number[] {
  const balances = [principal];
  for (let year = 1; year <= years; year += 1) {
    const before = balances[year - 1] ?? 0;
    balances.push(before * (1 + gross) * (1 - fee) + contribution);
  }
  return balances;
}
