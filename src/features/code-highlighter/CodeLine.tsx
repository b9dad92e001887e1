import clsx from 'clsx';
import type {ReactNode} from 'react';
import CodePieces from './CodePieces';
import type {ColoredToken} from './tokenRuns';

interface Props {
  readonly tokens: readonly ColoredToken[];
  /** Classes of a line that is marked. */
  readonly classNames: readonly string[];
  readonly isNumbered: boolean;
}

/** One line of a block whose lines are numbered or marked; style sheets count the numbers. */
export default function CodeLine({tokens, classNames, isNumbered}: Props): ReactNode {
  const pieces = <CodePieces tokens={tokens} />;
  return (
    <div className={clsx(classNames) || undefined}>
      {isNumbered ? (
        <>
          <span />
          <span>{pieces}</span>
        </>
      ) : (
        pieces
      )}
      <br />
    </div>
  );
}
