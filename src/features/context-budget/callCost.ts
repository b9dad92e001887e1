import type {Budget} from './budgetLines';

export interface Call {
  /** Tokens sent, and sent together with the answer reserved. */
  readonly input: number;
  readonly used: number;
  readonly dollars: number;
}

/** Size and price of one call; prices are in dollars per million tokens. */
export function callCost(
  budget: Budget,
  prices: {readonly in: number; readonly out: number},
): Call {
  const used = Object.values(budget).reduce((sum, tokens) => sum + tokens, 0);
  const input = used - budget.answer;
  return {input, used, dollars: (input * prices.in + budget.answer * prices.out) / 1e6};
}
