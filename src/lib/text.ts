/** Converts a text to lower case without accents, so that "Muñoz" and "munoz" are equal. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Letter of a script that does not separate words with spaces. */
const NO_SPACES =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Returns a function that tests whether a text has a word that starts with `start`. In scripts
 * without spaces between words, `start` may be anywhere in the text.
 *
 * @param start folded, like the texts
 */
export function wordStartTest(start: string): (text: string) => boolean {
  if (NO_SPACES.test(start)) {
    return (text) => text.includes(start);
  }
  const isWord = /^[\p{L}\p{N}]/u.test(start);
  const escaped = start.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const pattern = new RegExp(`${isWord ? '(?<![\\p{L}\\p{N}])' : ''}${escaped}`, 'u');
  return (text) => pattern.test(text);
}

/**
 * Returns the same text for tags that differ only by case, plural, hyphen or space, and so would
 * split one subject in two.
 */
export function foldTag(tag: string): string {
  return tag
    .toLowerCase()
    .replace(/[\s_-]+/g, '')
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '');
}

/** Shortens a text to `most` characters: cuts after a word and appends an ellipsis. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) {
    return text;
  }
  // Does not cut an emoji in half.
  const head = text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
  const end = head.lastIndexOf(' ');
  const kept =
    end > 0 ? head.slice(0, end) : head.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.replace(/[\s,;:.–—-]+$/u, '')}…`;
}

/** Returns the id of an interactive component; the prefix avoids conflicts with heading ids. */
export function partAnchor(title: string): string {
  return `part-${title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML and XML, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}
