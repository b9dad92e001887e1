import {foldTag} from '../../../src/lib/foldTag';
import {capitalized} from './vocabulary';

/** A tag as `blog/tags.yml` has it. */
export interface TagEntry {
  readonly label: string;
  readonly permalink: string;
  readonly description: string;
}

const KINDS = ['notes', 'history', 'basics', 'design', 'review'];

/**
 * Tags that are new beside the known ones and differ from each by more than case, plural or hyphen.
 * @throws when the words do not give as many.
 */
export function moreTags(
  known: Readonly<Record<string, TagEntry>>,
  words: readonly string[],
  wanted: number,
): Record<string, TagEntry> {
  const taken = new Set(
    Object.entries(known).flatMap(([key, {label}]) => [foldTag(key), foldTag(label)]),
  );
  const made: Record<string, TagEntry> = {};
  let missing = wanted;
  for (const kind of KINDS) {
    for (const word of words) {
      const key = `${word}-${kind}`;
      if (missing === 0) {
        return made;
      }
      if (!taken.has(foldTag(key))) {
        taken.add(foldTag(key));
        made[key] = {
          label: `${capitalized(word)} ${kind}`,
          permalink: `/${key}`,
          description: `Posts on ${word}, as far as ${kind} are concerned.`,
        };
        missing -= 1;
      }
    }
  }
  if (missing > 0) {
    throw new Error(`The posts have too few words for ${wanted} more tags.`);
  }
  return made;
}
