/**
 * Writes a field into front matter that otherwise stays unchanged.
 *
 * @param head the front matter with its fences; may be empty
 * @param replaced names of fields that the new one replaces
 */
export function withField(head: string, written: string, replaced: readonly string[]): string {
  if (!head.startsWith('---')) {
    return `---\n${written}\n---\n\n${head}`;
  }
  const names = new RegExp(`^(?:${replaced.join('|')}):.*\\n(?:[ \\t]+.*\\n)*`, 'gm');
  return head.replace(names, '').replace(/^---.*\n/, `$&${written}\n`);
}
