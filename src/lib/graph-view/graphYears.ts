import type {KnowledgeGraph} from '../content-index/types';

/** Every year from the first post to the last, oldest first. */
export function graphYears({nodes}: KnowledgeGraph): readonly number[] {
  const years = nodes.map(({date}) => Number(date.slice(0, 4)));
  if (years.length === 0) {
    return [];
  }
  const first = years.reduce((a, b) => Math.min(a, b));
  const last = years.reduce((a, b) => Math.max(a, b));
  return Array.from({length: last - first + 1}, (_, place) => first + place);
}
