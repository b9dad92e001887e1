/** Offsets of the whole line (its end included) in which a stretch of text begins and ends. */
export function lineAround(text: string, start: number, end: number): [start: number, end: number] {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  if (end > lineStart && text[end - 1] === '\n') {
    return [lineStart, end];
  }
  const lineEnd = text.indexOf('\n', end);
  return [lineStart, lineEnd === -1 ? text.length : lineEnd + 1];
}
