/** At most `most` characters of a line, cut after a word and marked with an ellipsis if it was longer. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) {
    return text;
  }
  const room = text.slice(0, most);
  const end = room.slice(0, -1).search(/\s+\S*$/);
  // One endless word is cut where it must be, but never through a character of two units.
  const cut =
    end > most / 3 ? room.slice(0, end) : room.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.replace(/[\s,;:–—-]+$/, '')}…`;
}
