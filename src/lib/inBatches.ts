/**
 * Results of `work` for all items, in their order, with no more than `atOnce` of them under way.
 * Ends with the first error.
 */
export async function inBatches<T, R>(
  items: Iterable<T>,
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = [...items].entries();
  await Promise.all(
    Array.from({length: atOnce}, async () => {
      for (const [place, item] of queue) {
        results[place] = await work(item);
      }
    }),
  );
  return results;
}
