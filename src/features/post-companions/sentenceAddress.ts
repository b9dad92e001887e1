/** Number of words to search for: enough to be unique on a page. */
const WORDS = 8;

/**
 * Returns the address of a sentence on a page, as a text fragment. Browsers that don't support text
 * fragments or don't find the text open the top of the page. The fragment works only if the browser
 * loads the page; the router ignores it.
 */
export function sentenceAddress(permalink: string, sentence: string): string {
  // An ellipsis replaces a formula, and table cells are separate elements on the page.
  const [longest = ''] = sentence.split(/…| · /).sort((one, other) => other.length - one.length);
  const words = longest.trim().split(/\s+/).slice(0, WORDS).join(' ');
  // A hyphen is an operator in text fragments.
  const text = encodeURIComponent(words).replaceAll('-', '%2D');
  return text === '' ? permalink : `${permalink}#:~:text=${text}`;
}
