/** Words of a sentence that are looked for: enough to be found once. */
const WORDS = 8;

/**
 * Address of a sentence on a page, as a text fragment. Browsers that don't know text fragments, and
 * those that don't find the text, open the top of the page. Only a navigation of the browser itself
 * follows the fragment; the router ignores it.
 */
export function sentenceAddress(permalink: string, sentence: string): string {
  // A formula is missing in the sentence, and cells of a row are apart on the page.
  const [longest = ''] = sentence.split(/…| · /).sort((one, other) => other.length - one.length);
  const words = longest.trim().split(/\s+/).slice(0, WORDS).join(' ');
  // In a fragment, a hyphen is an operator.
  const text = encodeURIComponent(words).replaceAll('-', '%2D');
  return text === '' ? permalink : `${permalink}#:~:text=${text}`;
}
