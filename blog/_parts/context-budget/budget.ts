/** Initial tokens in each part of the context window. */
export const INITIAL_BUDGET = {
  System: 700,
  Tools: 0,
  History: 1600,
  Retrieved: 4000,
  Question: 300,
  Answer: 1000,
};

export type Budget = Readonly<typeof INITIAL_BUDGET>;

/** Size and price of one model call. */
export interface Call {
  /** Number of tokens sent. */
  readonly input: number;
  /** Tokens of the context window in use: the input and the space reserved for the answer. */
  readonly used: number;
  readonly dollars: number;
}

/** Returns the size and price of a call; `prices` are in dollars per million tokens. */
export function callCost(
  budget: Budget,
  prices: {readonly in: number; readonly out: number},
): Call {
  const used = Object.values(budget).reduce((sum, tokens) => sum + tokens, 0);
  const input = used - budget.Answer;
  return {input, used, dollars: (input * prices.in + budget.Answer * prices.out) / 1e6};
}
