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

/**
 * Returns the size and price of a model call: the tokens sent (`input`), the same plus the
 * tokens reserved for the answer (`used`), and the price in dollars.
 *
 * @param prices in dollars per million tokens
 */
export function callCost(budget: Budget, prices: {readonly in: number; readonly out: number}) {
  const used = Object.values(budget).reduce((sum, tokens) => sum + tokens, 0);
  const input = used - budget.Answer;
  return {input, used, dollars: (input * prices.in + budget.Answer * prices.out) / 1e6};
}
