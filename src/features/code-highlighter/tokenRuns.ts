/** A token of the highlighter, and what its theme says of it. */
export interface ColoredToken {
  readonly content: string;
  /** A name of the style sheet; none where the token has the color of the block. */
  readonly color?: string | undefined;
}

/**
 * A line in as few pieces as its colors allow: neighbors of one color are one piece, and space
 * belongs to what it follows.
 */
export function tokenRuns(tokens: readonly ColoredToken[]): ColoredToken[] {
  const runs: ColoredToken[] = [];
  for (const {content, color} of tokens) {
    const last = runs.at(-1);
    if (last && (last.color === color || content.trim() === '')) {
      runs[runs.length - 1] = {...last, content: last.content + content};
    } else if (content !== '') {
      runs.push(color === undefined ? {content} : {content, color});
    }
  }
  return runs;
}
