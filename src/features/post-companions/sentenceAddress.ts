/** Maximum number of words in an address; this many are usually unique on a page. */
const MAX_WORDS = 8;

/**
 * Returns the address of a sentence on a page, as a text fragment. Browsers that don't support text
 * fragments or don't find the text open the top of the page. For plain `<a>` elements only, because
 * the router ignores text fragments.
 */
export function sentenceAddress(permalink: string, sentence: string): string {
  // In a sentence, `…` replaces a formula, and ` · ` separates the cells of a table row. The browser
  // finds only text without such gaps.
  const [longest = ''] = sentence.split(/…| · /).sort((a, b) => b.length - a.length);
  const words = longest.trim().split(/\s+/).slice(0, MAX_WORDS).join(' ');
  // A hyphen is an operator in text fragments.
  const text = encodeURIComponent(words).replaceAll('-', '%2D');
  return text === '' ? permalink : `${permalink}#:~:text=${text}`;
}
