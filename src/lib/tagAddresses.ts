import {normalizeTags, simpleHash} from '@docusaurus/utils';
import {groupBy} from './groupBy';
import {foldText} from './text';

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

/** Words for symbols that distinguish labels. */
const SYMBOLS: Readonly<Record<string, string>> = {
  '#': 'sharp',
  $: 'dollar',
  '%': 'percent',
  '&': 'and',
  '*': 'star',
  '+': 'plus',
  '@': 'at',
  '!': 'bang',
};

/** Maximum length of an address, which becomes a file name; systems allow 255 bytes with `.html`. */
const MAX_BYTES = 200;

/** Returns Docusaurus' address for a label; `/` if the label has no letter or digit. */
export function stockPermalink(label: string): string {
  const [tag] = normalizeTags({
    options: {tags: undefined, onInlineTags: 'ignore'},
    source: '',
    frontMatterTags: [label],
    tagsBaseRoutePath: '/',
    tagsFile: null,
  });
  return tag?.permalink ?? '/';
}

/** Spells out the symbols of a label: `C++` becomes `C plus plus`. */
function spellSymbols(label: string): string {
  return label
    .replace(/(?<![\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, ' dot ')
    .replace(/[#$%&*+@!]/g, (symbol) => ` ${SYMBOLS[symbol]} `);
}

/** Returns Docusaurus' address for a label with symbols spelled out, such as `/c-plus-plus`. */
export function spelledPermalink(label: string): string {
  return stockPermalink(spellSymbols(label));
}

/**
 * Returns the same text for labels that differ only by case, accents, apostrophes, or characters
 * between words. Docusaurus also treats such labels as one tag.
 */
function identity(label: string): string {
  return foldText(label)
    .trim()
    .replace(/['’]/g, '')
    .replace(/(?<=[\p{L}\p{N}])[\s_./-]+(?=[\p{L}\p{N}])/gu, '');
}

/** Returns true if a label has no punctuation or symbols, except between words; emoji are allowed. */
function isPlain(label: string): boolean {
  const name = identity(label);
  return name !== '' && !/[\p{P}\p{Sm}\p{Sc}\p{Sk}]/u.test(name);
}

/** Returns true if an address is not empty, and short enough for a file name. */
function isUsable(permalink: string): boolean {
  return permalink !== '/' && new TextEncoder().encode(permalink).length <= MAX_BYTES;
}

/** Shortens an address to 40 characters and appends a hash of the label; `/` becomes `/tag`. */
function hashed(permalink: string, label: string): string {
  const hash = simpleHash(identity(label), 6);
  const stem = Array.from(permalink).slice(0, 40).join('').replace(/-$/, '');
  return `${stem === '/' ? '/tag' : stem}-${hash}`;
}

/** Returns the tags whose derived address is unusable or is also the address of another tag. */
function conflictingTags(tags: readonly NamedTag[]): NamedTag[] {
  return [...groupBy(tags, ({permalink}) => permalink)].flatMap(([permalink, group]) => {
    const derived = group.filter(({hasDerivedAddress}) => hasDerivedAddress);
    if (!isUsable(permalink)) {
      return derived;
    }
    const chosen = new Set(
      group
        .filter(({hasDerivedAddress}) => !hasDerivedAddress)
        .flatMap(({key, label}) => [identity(key), identity(label)]),
    );
    // An address that an author chose for a tag belongs to that tag.
    if (chosen.size > 0) {
      return derived.filter(({label}) => !chosen.has(identity(label)));
    }
    const isShared = new Set(derived.map(({label}) => identity(label))).size > 1;
    return isShared ? derived.filter(({label}) => !isPlain(label)) : [];
  });
}

/**
 * Returns new addresses, by label, for tags that Docusaurus would merge although their labels differ,
 * such as `C`, `C++` and `C#`. A label without symbols keeps Docusaurus' address and is not in the
 * result. The order of the tags makes no difference.
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
  const wanted = groupBy([...conflicting], ({label}) => spelledPermalink(label));
  return new Map(
    [...wanted].flatMap(([permalink, group]) => {
      const names = new Set(group.map(({label}) => identity(label)));
      const isFree = names.size === 1 && isUsable(permalink) && !taken.has(permalink);
      return group.map(
        ({label}) => [label, isFree ? permalink : hashed(permalink, label)] as const,
      );
    }),
  );
}
