/** The id of an interactive part on its page, from its title: apart from those of headings. */
export function partAnchor(title: string): string {
  return `part-${title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;
}
