/**
 * Returns a description on one line: a YAML block (`description: |`) has several. Returns '' for code: if
 * a page has no description, Docusaurus takes the first line of its source, which may open a comment
 * or a component.
 */
export function tidyDescription(description: string): string {
  const line = description.replace(/\s+/g, ' ').trim();
  return /^(?:<!--|\{\/\*|<[a-z][^>]*$)/i.test(line) ? '' : line;
}
