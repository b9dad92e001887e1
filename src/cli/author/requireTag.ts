import {AuthorError} from './AuthorError';
import type {TagLabels} from './suggestTag';
import {suggestTag} from './suggestTag';

/** @throws AuthorError where a word of the command line is no tag, with the one it may mean */
export function requireTag(word: string, tags: TagLabels): void {
  if (!tags.has(word)) {
    const guess = suggestTag(word, tags);
    const mend = guess ? `did you mean "${guess}"?` : 'add it there or choose another';
    throw new AuthorError(`"${word}" is not in blog/tags.yml; ${mend}`, 2);
  }
}
