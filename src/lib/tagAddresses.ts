import {normalizeTags, normalizeUrl, simpleHash} from '@docusaurus/utils';
import type {FrontMatterTag, TagsFile} from '@docusaurus/utils';
import {groupBy} from './groupBy';
import {foldText} from './text';

/** A tag of a post or of `blog/tags.yml`. */
export interface NamedTag {
  /** Key in `blog/tags.yml`, or the label. */
  readonly key: string;
  readonly label: string;
  /** Address below the page of all tags, such as `/open-source`. */
  readonly permalink: string;
  /** False if the author chose the address: in `blog/tags.yml` or as `{label, permalink}`. */
  readonly isInline: boolean;
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

/** File names are limited to 255 bytes, including `.html`. */
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

/** Returns the tags of front matter with Docusaurus' addresses. */
export function namedTags(tags: readonly FrontMatterTag[], tagsFile: TagsFile): NamedTag[] {
  return tags.map((tag) => {
    if (typeof tag !== 'string') {
      const label = String(tag.label);
      return {
        key: label,
        label,
        permalink: normalizeUrl(['/', String(tag.permalink)]),
        isInline: false,
      };
    }
    // `hasOwn`, so that a tag `constructor` is not found in an empty list.
    const listed = Object.hasOwn(tagsFile, tag) ? tagsFile[tag] : undefined;
    const permalink = listed ? normalizeUrl(['/', listed.permalink]) : stockPermalink(tag);
    return {key: tag, label: listed?.label ?? tag, permalink, isInline: listed === undefined};
  });
}

/** True if a label has no punctuation or symbols, except between words; emoji are allowed. */
function isPlain(label: string): boolean {
  const name = identity(label);
  return name !== '' && !/[\p{P}\p{Sm}\p{Sc}\p{Sk}]/u.test(name);
}

/** True if the address can be used for a page and its file. */
export function isUsable(permalink: string): boolean {
  return permalink !== '/' && new TextEncoder().encode(permalink).length <= MAX_BYTES;
}

/** Appends a hash of the label to an address. */
export function hashed(permalink: string, label: string): string {
  const hash = simpleHash(identity(label), 6);
  const stem = Array.from(permalink).slice(0, 40).join('').replace(/-$/, '');
  return `${stem === '/' ? '/tag' : stem}-${hash}`;
}

/** Returns inline tags whose Docusaurus address is unusable or belongs to another tag. */
function conflictingTags(tags: readonly NamedTag[]): NamedTag[] {
  return [...groupBy(tags, ({permalink}) => permalink)].flatMap(([permalink, group]) => {
    const inline = group.filter(({isInline}) => isInline);
    if (!isUsable(permalink)) {
      return inline;
    }
    const chosen = new Set(
      group
        .filter(({isInline}) => !isInline)
        .flatMap(({key, label}) => [identity(key), identity(label)]),
    );
    if (chosen.size > 0) {
      return inline.filter(({label}) => !chosen.has(identity(label)));
    }
    const isShared = new Set(inline.map(({label}) => identity(label))).size > 1;
    return isShared ? inline.filter(({label}) => !isPlain(label)) : [];
  });
}

/**
 * Returns addresses for the inline tags that need their own, by label. Docusaurus would merge `C`,
 * `C++` and `C#` into one tag. A label without symbols keeps Docusaurus' address, and the result
 * does not depend on the order of the tags.
 */
export function ownPermalinks(tags: Iterable<NamedTag>): Map<string, string> {
  const byKey = new Map<string, NamedTag>();
  for (const tag of tags) {
    if (byKey.get(tag.key)?.isInline !== false) {
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
