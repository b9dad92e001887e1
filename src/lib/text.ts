/**
 * Converts a text to lower case without accents and with straight apostrophes, so that "Muñoz’s" and
 * "munoz's" are equal.
 */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}

/** Folds the label of a tag like `foldText`, and makes "open-source" equal to "Open source". */
export function foldLabel(label: string): string {
  return foldText(label).replaceAll('-', ' ');
}

/** Escapes a text for a regular expression. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** Matches texts that start in a script without spaces between words. */
const NO_SPACES =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Returns a function that tests whether a text has a word that starts with `start`. In scripts
 * without spaces between words, `start` may be anywhere in the text.
 *
 * @param start beginning of a word; it and the tested texts must be folded with `foldText`
 */
export function wordStartTest(start: string): (text: string) => boolean {
  if (NO_SPACES.test(start)) {
    return (text) => text.includes(start);
  }
  const isWord = /^[\p{L}\p{N}]/u.test(start);
  const pattern = new RegExp(`${isWord ? '(?<![\\p{L}\\p{N}])' : ''}${escapePattern(start)}`, 'u');
  return (text) => pattern.test(text);
}

/**
 * Returns a key that is equal for tags that differ only by case, plural, hyphens or spaces, such as
 * "Open source" and "open-sources". The s at the end of a short word, as in "CS" or "news", is not
 * a plural.
 */
export function foldTag(tag: string): string {
  return tag
    .toLowerCase()
    .replace(/[\s_-]+/g, '')
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(?<=.{4})(?<!s)s$/, '');
}

/** A text is cut after a word if at least this share of the maximum length remains; otherwise, within a word. */
const MIN_SHARE = 0.6;

/**
 * Shortens a text to at most `maxLength` characters and appends an ellipsis. Cuts after a word,
 * unless the next word is very long, as in scripts without spaces.
 */
export function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) {
    return text;
  }
  const end = text.slice(0, maxLength).lastIndexOf(' ');
  const shortened = text
    .slice(0, end >= maxLength * MIN_SHARE ? end : maxLength - 1)
    // Removes the first half of an emoji that was cut in two.
    .replace(/[\uD800-\uDBFF]$/, '');
  return `${shortened.replace(/[\s,;:.–—-]+$/u, '')}…`;
}

/** Returns the HTML id of the component with this title; `part-` avoids conflicts with heading ids. */
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

/** Returns a string literal for an inline script; `</script>` in the text does not end the script. */
export function scriptString(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}
