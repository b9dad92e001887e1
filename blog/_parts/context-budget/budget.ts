/** Initial number of tokens for each item of the budget. */
export const FIRST_BUDGET = {
  System: 700,
  Tools: 0,
  History: 1600,
  Retrieved: 4000,
  Question: 300,
  Answer: 1000,
};

export type Budget = Readonly<typeof FIRST_BUDGET>;

export interface Call {
  /** Tokens sent. */
  readonly input: number;
  /** Tokens sent plus those reserved for the answer. */
  readonly used: number;
  readonly dollars: number;
}

/** Size and price of one call; prices are in dollars per million tokens. */
export function callCost(
  budget: Budget,
  prices: {readonly in: number; readonly out: number},
): Call {
  const used = Object.values(budget).reduce((sum, tokens) => sum + tokens, 0);
  const input = used - budget.Answer;
  return {input, used, dollars: (input * prices.in + budget.Answer * prices.out) / 1e6};
}
