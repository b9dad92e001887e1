/** Pieces that a line may end after: words with the space behind them, parts before a hyphen or dash. */
const PIECE = /[^\s–—-]*(?:[–—-]+(?=[\p{L}\p{N}])|\s+|$)|[–—-]+/gu;

/**
 * Sets a text in lines, each as full as it can be. A piece that is wider than a line is cut where the
 * line is full.
 *
 * @param widthOf of a text on one line, in the unit of `most`
 */
export function wrapText(text: string, most: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (longer: string) => widthOf(longer.trimEnd()) <= most;
  const place = (piece: string): void => {
    if (fits(line + piece)) {
      line += piece;
      return;
    }
    if (line !== '') {
      lines.push(line.trimEnd());
      line = '';
      place(piece);
      return;
    }
    for (const letter of piece) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += letter;
    }
  };
  (text.trim().match(PIECE) ?? []).forEach(place);
  return [...lines, line.trimEnd()].filter(Boolean);
}
