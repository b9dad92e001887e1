import {QUERY_LENGTH} from './queryLength';

/** The first 64 characters of a query; a character that the limit would halve is left out. */
export function limitQuery(text: string): string {
  return text.slice(0, QUERY_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}
