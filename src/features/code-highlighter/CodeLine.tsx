// The theme's, so that its numbers and its marks look as it draws them.
import themeStyles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Line/styles.module.css';
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

/** One line of a block whose lines are numbered or marked. */
export default function CodeLine({tokens, classNames, isNumbered}: Props): ReactNode {
  const pieces = <CodePieces tokens={tokens} />;
  return (
    <div className={clsx(classNames, isNumbered && themeStyles['codeLine']) || undefined}>
      {isNumbered ? (
        <>
          <span className={themeStyles['codeLineNumber']} />
          <span className={themeStyles['codeLineContent']}>{pieces}</span>
        </>
      ) : (
        pieces
      )}
      <br />
    </div>
  );
}
