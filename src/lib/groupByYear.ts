import {groupBy} from './groupBy';

interface Dated {
  /** Starts with YYYY. */
  readonly date: string;
}

export interface YearGroup<Item> {
  readonly year: string;
  readonly items: readonly Item[];
}

/** Groups by year, newest year first; within a year the given order stays. */
export function groupByYear<Item extends Dated>(items: readonly Item[]): YearGroup<Item>[] {
  const years = groupBy(items, ({date}) => date.slice(0, 4));
  return [...years]
    .map(([year, group]) => ({year, items: group}))
    .sort((a, b) => Number(b.year) - Number(a.year));
}
