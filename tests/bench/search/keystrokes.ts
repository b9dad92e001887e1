/** What stands in the field after each key: `ve` gives `v` and `ve`. */
export function keystrokes(query: string): string[] {
  const characters = [...query];
  return characters.map((_, index) => characters.slice(0, index + 1).join(''));
}
