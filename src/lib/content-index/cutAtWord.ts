/** A text of at most so many characters: cut after a word, with an ellipsis where it is cut. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) {
    return text;
  }
  const head = text.slice(0, most);
  const end = head.lastIndexOf(' ');
  const kept = end > 0 ? head.slice(0, end) : head.slice(0, most - 1);
  return `${kept.replace(/[\s,;:.–—-]+$/u, '')}…`;
}
