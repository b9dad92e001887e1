/** Groups items by key and keeps their order. Safari before 17.4 has no `Map.groupBy`. */
export function groupBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) {
      group.push(item);
    } else {
      groups.set(key, [item]);
    }
  }
  return groups;
}

/** Counts the occurrences of each value. */
export function countEach<Value>(values: Iterable<Value>): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** Groups items by the year in their dates (YYYY-…), newest first; keeps the order within a year. */
export function groupByYear<Item extends {readonly date: string}>(items: readonly Item[]) {
  const years = groupBy(items, ({date}) => date.slice(0, 4));
  return [...years]
    .map(([year, group]) => ({year, items: group}))
    .sort((a, b) => Number(b.year) - Number(a.year));
}
