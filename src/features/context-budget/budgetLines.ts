export const budgetLines = [
  {key: 'system', name: 'System', tokens: 700},
  {key: 'tools', name: 'Tools', tokens: 0},
  {key: 'history', name: 'History', tokens: 1600},
  {key: 'retrieved', name: 'Retrieved', tokens: 4000},
  {key: 'question', name: 'Question', tokens: 300},
  {key: 'answer', name: 'Answer', tokens: 1000},
] as const;

export type BudgetLine = (typeof budgetLines)[number]['key'];
export type Budget = Readonly<Record<BudgetLine, number>>;
