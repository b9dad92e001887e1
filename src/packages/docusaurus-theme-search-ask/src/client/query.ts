/** Maximum number of characters in a query, in the modal and on the search page. */
export const MAX_QUERY = 64;

/** Returns the first 64 characters of a query without halves of surrogate pairs, which no address can contain. */
export function limitQuery(text: string): string {
  return text.slice(0, MAX_QUERY).replaceAll(/\p{Cs}/gu, '');
}

/** Minimum number of characters in a suggested word. */
const MIN_WORD_LENGTH = 3;
const MAX_SUGGESTED_QUERIES = 8;

/**
 * Returns queries that may have hits if a query has none: the query without quotation marks, then
 * its words, longest first.
 */
export function suggestedQueries(query: string): string[] {
  const plain = query
    .toLowerCase()
    .replace(/["“”„]/g, ' ')
    .trim()
    .replace(/\s+/g, ' ');
  const words = plain
    .split(' ')
    .filter((word) => word.length >= MIN_WORD_LENGTH)
    .sort((a, b) => b.length - a.length);
  return Array.from(new Set([plain, ...words]))
    .filter((text) => text !== '' && text !== query.toLowerCase().trim())
    .slice(0, MAX_SUGGESTED_QUERIES);
}

/** Returns the address at which a reader reports that a query should have hits. */
export function missingResultsUrl(template: string, query: string): string {
  return template.replaceAll('{query}', encodeURIComponent(query));
}
