export const budgetLines = [
  {key: 'system', name: 'System', tokens: 700},
  {key: 'tools', name: 'Tools', tokens: 0},
  {key: 'history', name: 'History', tokens: 1600},
  {key: 'retrieved', name: 'Retrieved', tokens: 4000},
  {key: 'question', name: 'Question', tokens: 300},
  {key: 'answer', name: 'Answer', tokens: 1000},
] as const;

type BudgetLine = (typeof budgetLines)[number]['key'];
export type Budget = Readonly<Record<BudgetLine, number>>;

/** What the lines hold at first. */
export const FIRST_BUDGET = Object.fromEntries(
  budgetLines.map(({key, tokens}) => [key, tokens]),
) as Budget;

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
