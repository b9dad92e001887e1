import {normalizeTags, simpleHash} from '@docusaurus/utils';

/** Words for the symbols that distinguish tags such as C, C++ and C#. */
const SYMBOL_WORDS: Readonly<Record<string, string>> = {
  '#': 'sharp',
  $: 'dollar',
  '%': 'percent',
  '&': 'and',
  '*': 'star',
  '+': 'plus',
  '@': 'at',
  '!': 'bang',
};

/** Leaves room for `.html` and a suffix: a file name has at most 255 bytes. */
const MAX_BYTES = 200;

/** Returns the address below `tags` that Docusaurus derives from a label; `/` if it has only symbols. */
export function docusaurusPermalink(label: string): string {
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
export function normalizeLabel(label: string): string {
  return label
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .trim()
    .replace(/(?<=[\p{L}\p{N}])[\s_./-]+(?=[\p{L}\p{N}])/gu, '');
}

/**
 * Returns the address of a tag by its label, with symbols as words: `/c-plus-plus` for C++.
 *
 * @param symbols matches the symbols to replace; by default, not those between spaces, as in "News & Events"
 */
export function readablePermalink(
  label: string,
  symbols = /(?<=\S)[#$%&*+@!]|[#$%&*+@!](?=\S)/g,
): string {
  return docusaurusPermalink(
    label
      .replace(/(?<![\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, ' dot ')
      .replace(symbols, (symbol) => ` ${SYMBOL_WORDS[symbol]} `),
  );
}

const withoutSpaces = (tag: string) => tag.toLowerCase().replace(/[\s_-]+/g, '');

/**
 * True if labels differ only by case, hyphens, underscores and spaces. Labels with the same address
 * may also differ by accents, apostrophes, dots and slashes.
 */
export function isSameTag(one: string, other: string): boolean {
  return (
    withoutSpaces(one) === withoutSpaces(other) ||
    (normalizeLabel(one) === normalizeLabel(other) &&
      docusaurusPermalink(one) === docusaurusPermalink(other))
  );
}

/** True if an address is not empty, and short enough for the name of a file. */
export function isUsablePermalink(permalink: string): boolean {
  return permalink !== '/' && Buffer.byteLength(permalink) <= MAX_BYTES;
}

/** Shortens an address and appends a hash of the label. */
export function hashedPermalink(permalink: string, label: string): string {
  const stem = Array.from(permalink).slice(0, 40).join('').replace(/-$/, '');
  return `${stem === '/' ? '/tag' : stem}-${simpleHash(normalizeLabel(label), 6)}`;
}
