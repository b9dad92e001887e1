const INSIDE = /(?<=[\p{Ll}\d,;:] )\p{L}+/gu;

/**
 * A label as it stands within a sentence: `Hiring` loses its capital, `Docusaurus` and `MCP` keep
 * theirs.
 *
 * @param texts that mention it; what most of them write inside a sentence is followed
 */
export function lowerLabel(label: string, texts: readonly string[]): string {
  const [word = ''] = /^\p{Lu}\p{Ll}+(?!\p{L})/u.exec(label) ?? [];
  if (word === '') {
    return label;
  }
  const small = word.toLowerCase();
  let [capitals, smalls] = [0, 0];
  for (const text of texts) {
    for (const [found] of text.matchAll(INSIDE)) {
      capitals += Number(found.startsWith(word));
      smalls += Number(found.startsWith(small));
    }
  }
  return capitals > smalls ? label : small + label.slice(word.length);
}
