import {foldText} from '../../../lib/foldText';

/** Letters that have no accent to take off. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '&': ' and ',
};

/**
 * The last part of a post's address from a title, a file's name or an old address: ASCII words with
 * hyphens. Empty where no letter of it is Latin.
 *
 * @param most characters; a longer one is cut after a word
 */
export function slugFrom(text: string, most = Infinity): string {
  const words = foldText(text)
    .replace(/[ßæœøłđðþı&]/g, (letter) => LETTERS[letter] ?? '')
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, most) : `${slug}-${word}`;
    if (longer.length > most) {
      break;
    }
    slug = longer;
  }
  return slug;
}
