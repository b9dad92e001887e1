import {normalizeTags, simpleHash} from '@docusaurus/utils';

/** Words for the characters that distinguish tags such as C, C++ and C#. */
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

/** A file name has at most 255 bytes, and `.html` is added. */
const MAX_BYTES = 200;

/** Returns the address that Docusaurus gives a tag by its label; `/` without a letter or digit. */
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

/** Normalizes a label: labels that differ only by case, accents or separators become equal. */
function normalize(label: string): string {
  return label
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .trim()
    .replace(/(?<=[\p{L}\p{N}])[\s_./-]+(?=[\p{L}\p{N}])/gu, '');
}

/**
 * Returns the address of a label: Docusaurus' address, but with signs spelled out, such as
 * `/c-plus-plus`.
 */
export function ownPermalink(label: string): string {
  return stockPermalink(
    label
      .replace(/(?<![\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, ' dot ')
      .replace(/(?<=\S)[#$%&*+@!]|[#$%&*+@!](?=\S)/g, (sign) => ` ${SIGNS[sign]} `),
  );
}

/** True if two labels differ only by case, plural, hyphens, spaces or accents. */
export function isSameTag(one: string, other: string): boolean {
  const fold = (tag: string) =>
    tag
      .toLowerCase()
      .replace(/[\s_-]+/g, '')
      .replace(/ies$/, 'y')
      .replace(/(?<!s)s$/, '');
  return (
    fold(one) === fold(other) ||
    (normalize(one) === normalize(other) && stockPermalink(one) === stockPermalink(other))
  );
}

/** True if an address can be that of a page and the name of its file. */
export function isUsable(permalink: string): boolean {
  return permalink !== '/' && new TextEncoder().encode(permalink).length <= MAX_BYTES;
}

/** Returns an address with a suffix that depends on the label alone. */
export function hashed(permalink: string, label: string): string {
  const stem = Array.from(permalink).slice(0, 40).join('').replace(/-$/, '');
  return `${stem === '/' ? '/tag' : stem}-${simpleHash(normalize(label), 6)}`;
}
