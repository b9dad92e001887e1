/** How many letters may be shared, as one capital letter; terms are lower case. */
const MOST_SHARED = 25;

function sharedLength(left: string, right: string): number {
  const most = Math.min(left.length, right.length, MOST_SHARED);
  let length = 0;
  while (length < most && left.charCodeAt(length) === right.charCodeAt(length)) {
    length += 1;
  }
  return length;
}

/** Sorted terms as text, each without what it shares with the one before. */
export function writeTerms(terms: readonly string[]): string {
  return terms
    .map((term, index) => {
      const shared = sharedLength(terms[index - 1] ?? '', term);
      return String.fromCharCode(65 + shared) + term.slice(shared);
    })
    .join('');
}

/** The terms that `writeTerms` wrote. */
export function readTerms(text: string): string[] {
  const terms: string[] = [];
  let before = '';
  for (const match of text.matchAll(/([A-Z])([^A-Z]*)/g)) {
    before = before.slice(0, (match[1] ?? 'A').charCodeAt(0) - 65) + match[2];
    terms.push(before);
  }
  return terms;
}
