import type {ContentPage} from '../content-index/types';
import type {CutPassage} from './cutPassages';
import {HEAD_FIELDS, MOST_COUNTED} from './passageFormat';
import {termsOf} from './termsOf';

/** A heading's word is about all that stands below it. */
const HEADING_TIMES = 2;
/** Code repeats itself; of a long listing not every line counts as text. */
const MOST_CODE_WORDS = 40;

/** How often each term occurs in a passage, headings included, and how long the passage is. */
export function countTerms(
  {blocks}: CutPassage,
  heading: string | null,
): {readonly times: ReadonlyMap<string, number>; readonly length: number} {
  const times = new Map<string, number>();
  const add = (term: string, count: number): void => {
    times.set(term, Math.min(MOST_COUNTED, (times.get(term) ?? 0) + count));
  };
  let length = 0;
  for (const {kind, text} of blocks) {
    const terms = termsOf(text);
    (kind === 'code' ? new Set(terms) : terms).forEach((term) => add(term, 1));
    length += kind === 'code' ? Math.min(terms.length, MOST_CODE_WORDS) : terms.length;
  }
  for (const term of new Set(termsOf(heading ?? ''))) {
    add(term, HEADING_TIMES);
  }
  return {times, length};
}

type HeadField = (typeof HEAD_FIELDS)[number]['name'];

/** In which fields of a page's head each term stands, as a sum of powers of two. */
export function headTerms(page: ContentPage): ReadonlyMap<string, number> {
  const texts: Record<HeadField, string> = {
    title: page.title,
    slug: (page.permalink.split('/').at(-1) ?? '').replaceAll('-', ' '),
    tags: page.tags.map(({key, label}) => `${key.replaceAll('-', ' ')} ${label}`).join(' '),
    description: page.description,
  };
  const fields = new Map<string, number>();
  HEAD_FIELDS.forEach(({name}, place) => {
    for (const term of termsOf(texts[name])) {
      fields.set(term, (fields.get(term) ?? 0) | (1 << place));
    }
  });
  return fields;
}
