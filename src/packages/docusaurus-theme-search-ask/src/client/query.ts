/** Characters of a query, in the modal as on the results page. */
export const MAX_QUERY = 64;

/** Returns the first 64 characters of a query, without half a character. */
export function limitQuery(text: string): string {
  return text.slice(0, MAX_QUERY).replace(/[\uD800-\uDBFF]$/, '');
}

const MIN_SUGGESTED = 3;
const MAX_SUGGESTED = 6;

/** Parts of a query that may find something where the whole does not: its words, the longest first. */
export function suggestedQueries(query: string): string[] {
  const words = new Set(query.toLowerCase().split(/\s+/));
  if (words.size < 2) {
    return [];
  }
  return [...words]
    .filter((word) => word.length >= MIN_SUGGESTED)
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX_SUGGESTED);
}

/**
 * Returns where a reader reports that a query should have found something.
 *
 * @param template address with `{query}` in it
 */
export function missingResultsUrl(template: string, query: string): string {
  return template.replaceAll('{query}', encodeURIComponent(query));
}
