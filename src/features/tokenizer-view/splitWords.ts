/** Words with the one space before them; any other white space stands alone. Loses nothing. */
export function splitWords(text: string): string[] {
  return text.match(/ ?\S+|\s/g) ?? [];
}
