/** Lower case without accents, so that "Muñoz" and "munoz" are one word. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A letter of a script that is written without spaces between words. */
const NO_SPACES =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Returns a test for texts with a word that begins like this one. In a script without spaces, the
 * word may stand anywhere.
 *
 * @param start folded, as are the texts
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
 * What a tag is compared by: two tags with the same folded form differ only by case, plural, hyphen
 * or space, and would split one subject in two.
 */
export function foldTag(tag: string): string {
  return tag
    .toLowerCase()
    .replace(/[\s_-]+/g, '')
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '');
}

/** A text of at most so many characters: cut after a word, with an ellipsis where it is cut. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) {
    return text;
  }
  // Not between the two halves of an emoji.
  const head = text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
  const end = head.lastIndexOf(' ');
  const kept =
    end > 0 ? head.slice(0, end) : head.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.replace(/[\s,;:.–—-]+$/u, '')}…`;
}

/** The id of an interactive part on its page, from its title: apart from those of headings. */
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

/** A text as HTML or XML that shows it, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}
