/** A page's most telling terms with their weights; the squares of the weights add up to 1. */
export type TermVector = ReadonlyMap<string, number>;

/** Terms that more pages than this share of all have tell little, and cost most. */
const COMMON = 0.2;
/** A vector's tail adds nothing to what two pages are about. */
const MOST_TERMS = 80;

/**
 * Weighs what each page says by how rare it is among all pages (tf-idf). What only one page says
 * makes no two alike and is left out.
 *
 * @param counts how often each page says each term
 */
export function weighTerms(counts: readonly ReadonlyMap<string, number>[]): TermVector[] {
  const pages = new Map<string, number>();
  for (const terms of counts) {
    for (const term of terms.keys()) {
      pages.set(term, (pages.get(term) ?? 0) + 1);
    }
  }
  const most = Math.max(2, counts.length * COMMON);
  return counts.map((terms) => {
    const weighed = [...terms].flatMap(([term, count]): [string, number][] => {
      const having = pages.get(term) ?? 1;
      return having < 2 || having > most
        ? []
        : [[term, (1 + Math.log(count)) * Math.log(counts.length / having)]];
    });
    const kept = weighed
      .filter(([, weight]) => weight > 0)
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, MOST_TERMS);
    const length = Math.hypot(...kept.map(([, weight]) => weight));
    return new Map(kept.map(([term, weight]) => [term, weight / length]));
  });
}
