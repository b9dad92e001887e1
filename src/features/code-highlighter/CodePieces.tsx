import type {ReactNode} from 'react';
import {tokenClass} from './tokenClass';
import {tokenRuns} from './tokenRuns';
import type {ColoredToken} from './tokenRuns';

/** Code with an element for each color, and none for what is plain. */
export default function CodePieces({
  tokens,
}: {
  readonly tokens: readonly ColoredToken[];
}): ReactNode {
  return tokenRuns(tokens).map(({content, color}, place) =>
    color === undefined ? (
      content
    ) : (
      <span key={place} className={tokenClass(color)}>
        {content}
      </span>
    ),
  );
}
