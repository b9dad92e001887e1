import type {PageTerms} from './readTerms';
import {readTerms} from './readTerms';
import type {ContentPage, ContentPassage} from './types';

/**
 * A `readTerms` that reads a page once for as long as its text, title and description stay what
 * they are. Passages are compared by identity.
 */
export function keepTerms(read = readTerms): (page: ContentPage) => PageTerms {
  const known = new WeakMap<readonly ContentPassage[], {facts: string; terms: PageTerms}>();
  return (page) => {
    const facts = `${page.title}\n${page.description}`;
    const last = known.get(page.passages);
    if (last?.facts === facts) {
      return last.terms;
    }
    const terms = read(page);
    known.set(page.passages, {facts, terms});
    return terms;
  };
}
