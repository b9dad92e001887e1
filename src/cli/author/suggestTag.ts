import {foldTag} from '../../lib/foldTag';
import {nearest} from '../../lib/nearest';

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
