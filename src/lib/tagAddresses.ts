import {
  hashedPermalink,
  isUsablePermalink,
  normalizeLabel,
  readablePermalink,
} from 'docusaurus-blog-import/markdown';
import {groupBy} from './groupBy';

/** A tag of a post or of `blog/tags.yml`. */
export interface NamedTag {
  /** Key in `blog/tags.yml`, or the label. */
  readonly key: string;
  readonly label: string;
  /** Address below the page of all tags, such as `/open-source`. */
  readonly permalink: string;
  /**
   * True if Docusaurus derived the address from the label; false if the author chose it, in
   * `blog/tags.yml` or as `{label, permalink}` in a post.
   */
  readonly hasDerivedAddress: boolean;
}

/** Matches symbols that make labels different, also between spaces: `R & D` is not `R D`. */
const SYMBOLS = /[#$%&*+@!]/g;

/**
 * Returns true if a label has no punctuation or symbols other than apostrophes, and separators between
 * words (space, `_`, `.`, `/`, `-`). Emoji are allowed.
 */
function isPlain(label: string): boolean {
  const name = normalizeLabel(label);
  return name !== '' && !/[\p{P}\p{Sm}\p{Sc}\p{Sk}]/u.test(name);
}

/** Returns the tags whose derived address is unusable or is also the address of another tag. */
function conflictingTags(tags: readonly NamedTag[]): NamedTag[] {
  return [...groupBy(tags, ({permalink}) => permalink)].flatMap(([permalink, group]) => {
    const derived = group.filter(({hasDerivedAddress}) => hasDerivedAddress);
    if (!isUsablePermalink(permalink)) {
      return derived;
    }
    const chosen = new Set(
      group
        .filter(({hasDerivedAddress}) => !hasDerivedAddress)
        .flatMap(({key, label}) => [normalizeLabel(key), normalizeLabel(label)]),
    );
    // An address that an author chose for a tag belongs to that tag.
    if (chosen.size > 0) {
      return derived.filter(({label}) => !chosen.has(normalizeLabel(label)));
    }
    const isShared = new Set(derived.map(({label}) => normalizeLabel(label))).size > 1;
    return isShared ? derived.filter(({label}) => !isPlain(label)) : [];
  });
}

/**
 * Returns new addresses, by label, for tags whose address from Docusaurus is unusable, or is also that
 * of a different label. For example, `C`, `C++` and `C#` all get `/c`, so `C++` becomes `/c-plus-plus`,
 * and `C#` becomes `/c-sharp`. Labels without symbols, such as `C`, keep a shared address, unless an
 * author chose it for another tag. The order of the tags makes no difference.
 */
export function distinctPermalinks(tags: Iterable<NamedTag>): Map<string, string> {
  const byKey = new Map<string, NamedTag>();
  for (const tag of tags) {
    // Keeps an address that an author chose.
    if (byKey.get(tag.key)?.hasDerivedAddress !== false) {
      byKey.set(tag.key, tag);
    }
  }
  const all = [...byKey.values()];
  const conflicting = new Set(conflictingTags(all));
  const taken = new Set(all.flatMap((tag) => (conflicting.has(tag) ? [] : [tag.permalink])));
  const wanted = groupBy([...conflicting], ({label}) => readablePermalink(label, SYMBOLS));
  return new Map(
    [...wanted].flatMap(([permalink, group]) => {
      const names = new Set(group.map(({label}) => normalizeLabel(label)));
      const isFree = names.size === 1 && isUsablePermalink(permalink) && !taken.has(permalink);
      return group.map(
        ({label}) => [label, isFree ? permalink : hashedPermalink(permalink, label)] as const,
      );
    }),
  );
}
