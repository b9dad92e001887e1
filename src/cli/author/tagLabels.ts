import {foldTag} from '../../lib/text';
import {nearest} from '../../lib/nearest';
import {CommandError} from '../lib/CommandError.mjs';

/** Tags by key, as far as `blog/tags.yml` gives them a label. */
export type TagLabels = ReadonlyMap<string, string>;

/** The key of the tag that a word most likely means: by its key, its label, or either misspelled. */
export function suggestTag(word: string, tags: TagLabels): string | undefined {
  const entries = [...tags];
  const isSame = (name: string) => foldTag(name) === foldTag(word);
  const same = entries.find(([key, label]) => isSame(key) || isSame(label));
  const near = nearest(word, tags.keys());
  const label = nearest(word, tags.values());
  return same?.[0] ?? near ?? entries.find(([, other]) => other === label)?.[0];
}

/** The tags of `blog/tags.yml` as their file says them, before any of it is believed. */
export function tagLabels(tags: unknown): TagLabels {
  const entries = Object.entries((tags ?? {}) as Record<string, {label?: unknown} | null>);
  return new Map(
    entries.map(([key, entry]) => [key, typeof entry?.label === 'string' ? entry.label : key]),
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
