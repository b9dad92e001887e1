/**
 * What a tag is compared by: two tags with the same folded form differ only by case, plural, hyphen
 * or space, and would split one subject in two.
 */
export function foldTag(tag: string): string {
  return tag
    .toLowerCase()
    .replace(/[\s_-]+/g, '')
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '');
}
