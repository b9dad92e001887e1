const SHORTEST = 3;
const ASKED = 6;

/** Parts of a query that may find something where the whole does not: its words, the longest first. */
export function suggestedQueries(query: string): string[] {
  const words = new Set(query.toLowerCase().split(/\s+/));
  if (words.size < 2) {
    return [];
  }
  return [...words]
    .filter((word) => word.length >= SHORTEST)
    .sort((a, b) => b.length - a.length)
    .slice(0, ASKED);
}
