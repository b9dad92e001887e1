import {foldTag} from '../../lib/text';
import {nearest} from '../../lib/nearest';
import {CommandError} from '../lib/CommandError.mjs';

/** Tags by key, as far as `blog/tags.yml` gives them a label. */
export type TagLabels = ReadonlyMap<string, string>;

/** The key of the tag that a word most likely means: by its key, its label, or either misspelled. */
export function suggestTag(word: string, tags: TagLabels): string | undefined {
  const folded = foldTag(word);
  const [same] =
    [...tags].find(([key, label]) => foldTag(key) === folded || foldTag(label) === folded) ?? [];
  if (same !== undefined) {
    return same;
  }
  const key = nearest(word, tags.keys());
  if (key !== undefined) {
    return key;
  }
  const label = nearest(word, tags.values());
  return [...tags].find(([, other]) => other === label)?.[0];
}

/** The tags of `blog/tags.yml` as their file says them, before any of it is believed. */
export function tagLabels(tags: unknown): TagLabels {
  const entries = tags !== null && typeof tags === 'object' ? Object.entries(tags) : [];
  return new Map(
    entries.map(([key, entry]: [string, unknown]) => {
      const label =
        entry !== null && typeof entry === 'object' && 'label' in entry ? entry.label : undefined;
      return [key, typeof label === 'string' ? label : key];
    }),
  );
}

/** @throws CommandError where a word of the command line is no tag, with the one it may mean */
export function requireTag(word: string, tags: TagLabels): void {
  if (!tags.has(word)) {
    const guess = suggestTag(word, tags);
    const mend = guess ? `did you mean "${guess}"?` : 'add it there or choose another';
    throw new CommandError(`"${word}" is not in blog/tags.yml; ${mend}`, 2);
  }
}
