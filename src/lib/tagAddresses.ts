import {normalizeTags, normalizeUrl, simpleHash} from '@docusaurus/utils';
import type {FrontMatterTag, TagsFile} from '@docusaurus/utils';
import {groupBy} from './groupBy';
import {foldText} from './text';

/** A tag as posts and `blog/tags.yml` name it. */
export interface NamedTag {
  /** Key in `blog/tags.yml`, or the label. */
  readonly key: string;
  readonly label: string;
  /** Address below the page of all tags, such as `/open-source`. */
  readonly permalink: string;
  /** False if the author chose the address: in `blog/tags.yml` or as `{label, permalink}`. */
  readonly isInline: boolean;
}

/** Signs that tell names apart, as words. */
const SIGNS: Readonly<Record<string, string>> = {
  '#': 'sharp',
  $: 'dollar',
  '%': 'percent',
  '&': 'and',
  '*': 'star',
  '+': 'plus',
  '@': 'at',
  '!': 'bang',
};

/** Bytes of a file name are limited to 255, and `.html` is added. */
const MAX_BYTES = 200;

/** Address that Docusaurus gives a tag by its label; `/` if the label has no letter or digit. */
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

/** A label with its signs spelled out, such as `C plus plus`. */
export function spellSigns(label: string): string {
  return label
    .replace(/(?<![\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, ' dot ')
    .replace(/[#$%&*+@!]/g, (sign) => ` ${SIGNS[sign]} `);
}

/** Stock address of a label with its signs spelled out, such as `/c-plus-plus`. */
export function spelledPermalink(label: string): string {
  return stockPermalink(spellSigns(label));
}

/**
 * What a label means: two labels with the same identity differ only by case, accents, apostrophes,
 * or by what stands between their words, and are one tag in stock Docusaurus too.
 */
function identity(label: string): string {
  return foldText(label)
    .trim()
    .replace(/['’]/g, '')
    .replace(/(?<=[\p{L}\p{N}])[\s_./-]+(?=[\p{L}\p{N}])/gu, '');
}

/** Tags of a post's front matter with the addresses that Docusaurus gives them. */
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
    // Docusaurus itself would find `constructor` in an empty list.
    const listed = Object.hasOwn(tagsFile, tag) ? tagsFile[tag] : undefined;
    const permalink = listed ? normalizeUrl(['/', listed.permalink]) : stockPermalink(tag);
    return {key: tag, label: listed?.label ?? tag, permalink, isInline: listed === undefined};
  });
}

function isPlain(label: string): boolean {
  const name = identity(label);
  return name !== '' && !/[\p{P}\p{Sm}\p{Sc}\p{Sk}]/u.test(name);
}

/** True if stock Docusaurus takes two labels for one tag, and they mean the same. */
export function isSameTag(one: string, other: string): boolean {
  return identity(one) === identity(other) && stockPermalink(one) === stockPermalink(other);
}

/** True if the address can be that of a page and the name of its file. */
export function isUsable(permalink: string): boolean {
  return permalink !== '/' && new TextEncoder().encode(permalink).length <= MAX_BYTES;
}

/** An address with a suffix that depends on the label alone. */
export function hashed(permalink: string, label: string): string {
  const hash = simpleHash(identity(label), 6);
  const stem = Array.from(permalink).slice(0, 40).join('').replace(/-$/, '');
  return `${stem === '/' ? '/tag' : stem}-${hash}`;
}

/** Inline tags whose stock address is unusable or belongs to another tag. */
function crowdedTags(tags: readonly NamedTag[]): NamedTag[] {
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
 * Addresses for the inline tags that need one of their own, by label. Docusaurus would merge `C`,
 * `C++` and `C#` into one tag. A label without signs keeps the stock address, and the result does
 * not depend on the order of the tags.
 */
export function ownPermalinks(tags: Iterable<NamedTag>): Map<string, string> {
  const byKey = new Map<string, NamedTag>();
  for (const tag of tags) {
    if (byKey.get(tag.key)?.isInline !== false) {
      byKey.set(tag.key, tag);
    }
  }
  const all = [...byKey.values()];
  const crowded = new Set(crowdedTags(all));
  const taken = new Set(all.flatMap((tag) => (crowded.has(tag) ? [] : [tag.permalink])));
  const wanted = groupBy([...crowded], ({label}) => spelledPermalink(label));
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
