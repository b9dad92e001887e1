import clsx from 'clsx';
import type {ReactNode} from 'react';
import {tokenClass} from './tokenClass';
import {tokenRuns} from './tokenRuns';
import type {ColoredToken} from './tokenRuns';
// The theme's, so that its numbers and its marks look as it draws them.
import themeStyles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Line/styles.module.css';

interface Props {
  readonly tokens: readonly ColoredToken[];
  /** Classes of a line that is marked. */
  readonly classNames: readonly string[];
  readonly isNumbered: boolean;
}

/** One line of code. Most are text alone: an element a line and a token was half of a page. */
export default function CodeLine({tokens, classNames, isNumbered}: Props): ReactNode {
  const pieces = tokenRuns(tokens).map(({content, color}, place) =>
    color === undefined ? (
      content
    ) : (
      <span key={place} className={tokenClass(color)}>
        {content}
      </span>
    ),
  );
  if (classNames.length === 0 && !isNumbered) {
    return [...pieces, '\n'];
  }
  return (
    <div className={clsx(classNames, isNumbered && themeStyles['codeLine'])}>
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
