import type {Passage} from './types';

/** So many words of a passage's beginning find it. */
const WORDS = 8;
/** Quoted whole up to here; longer quotations are given by their ends. */
const LONGEST_QUOTE = 120;
const WORDS_OF_AN_END = 5;

/** A part of a text fragment: `-`, `,` and `&` have a meaning of their own there. */
function encodePart(text: string): string {
  return encodeURIComponent(text).replaceAll('-', '%2D');
}

/** The shortest beginning of a quotation, of so many words at least, that stands once in a text. */
function uniqueStart(words: readonly string[], within: string): string {
  for (let count = WORDS_OF_AN_END; count < words.length / 2; count += 1) {
    const start = words.slice(0, count).join(' ');
    if (within.indexOf(start) === within.lastIndexOf(start)) {
      return start;
    }
  }
  return words.slice(0, WORDS_OF_AN_END).join(' ');
}

/** A quotation of a page as a text directive; `within` is the page's text, to be found once in it. */
export function textDirective(quote: string, within = quote): string {
  const words = quote
    .replace(/\p{Surrogate}/gu, '')
    .split(/\s+/)
    .filter((word) => word !== '');
  if (quote.length <= LONGEST_QUOTE || words.length < WORDS_OF_AN_END * 3) {
    return `text=${encodePart(words.join(' '))}`;
  }
  const end = words.slice(-WORDS_OF_AN_END).join(' ');
  return `text=${encodePart(uniqueStart(words, within))},${encodePart(end)}`;
}

/**
 * Where quotations stand: the page, its heading, and a text fragment. A browser without text
 * fragments, or one that does not find the text, goes to the heading.
 */
export function quotationHref(
  {permalink, anchor}: Pick<Passage, 'permalink' | 'anchor'>,
  directives: readonly string[],
): string {
  const fragment = directives.length === 0 ? '' : `:~:${directives.join('&')}`;
  return anchor === null && fragment === ''
    ? permalink
    : `${permalink}#${encodeURIComponent(anchor ?? '')}${fragment}`;
}

/** Where a passage begins. */
export function passageHref(passage: Pick<Passage, 'permalink' | 'anchor' | 'text'>): string {
  const [line = ''] = passage.text.split('\n').filter((one) => one.trim() !== '');
  const opening = line
    .replace(/\p{Surrogate}/gu, '')
    .split(/\s+/)
    .slice(0, WORDS)
    .join(' ')
    .trim();
  return quotationHref(passage, opening === '' ? [] : [textDirective(opening)]);
}
