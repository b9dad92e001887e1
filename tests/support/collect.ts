/** All that an iteration gives, once it has ended. */
export async function collect<T>(iteration: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const each of iteration) {
    all.push(each);
  }
  return all;
}
