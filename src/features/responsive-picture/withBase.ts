/** A source set with the site's base before each path. */
export function withBase(sourceSet: string, base: string): string {
  return sourceSet
    .split(', ')
    .map((candidate) => base + candidate.replace(/^\//, ''))
    .join(', ');
}
