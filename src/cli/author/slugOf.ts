import {foldText} from '../../lib/foldText';

/** Letters that are no other letter with an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  '&': ' and ',
  '+': ' plus ',
};

/** The most characters of a slug. */
const LONGEST = 60;

/**
 * The last part of a post's address from its title: ASCII in lower case, words joined by hyphens,
 * cut at a word's end. Empty where the title has no letter or digit of that kind.
 */
export function slugOf(title: string): string {
  const words = foldText(title.normalize('NFKD'))
    .replace(/['’‘]/g, '')
    .replace(/[^a-z0-9]/g, (sign) => LETTERS[sign] ?? ' ')
    .split(/\s+/)
    .filter(Boolean);
  const slug = words.join('-');
  if (slug.length <= LONGEST) {
    return slug;
  }
  const end = slug.lastIndexOf('-', LONGEST);
  return slug.slice(0, end === -1 ? LONGEST : end);
}
