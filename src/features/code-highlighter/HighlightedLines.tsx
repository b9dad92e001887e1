import {usePrismTheme} from '@docusaurus/theme-common';
import type {CodeBlockMetadata} from '@docusaurus/theme-common/internal';
import prismIncludeLanguages from '@theme/prism-include-languages';
import clsx from 'clsx';
import {Highlight, Prism} from 'prism-react-renderer';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {tokenRuns} from './tokenRuns';
import type {ColoredToken} from './tokenRuns';

// The site's own languages (`prism.additionalLanguages`), beside those the renderer brings.
prismIncludeLanguages(Prism);

/** A letter for each token of the site's colors for code: a page of code has hundreds of them. */
const CLASSES: Readonly<Record<string, string | undefined>> = {
  comment: styles['c'],
  punctuation: styles['p'],
  keyword: styles['k'],
  string: styles['s'],
  number: styles['n'],
  function: styles['f'],
  property: styles['v'],
  inserted: styles['i'],
  deleted: styles['d'],
};

/**
 * The class of a color of the site's theme for code, such as `keyword`.
 *
 * @throws Error at a color that has no class in the style sheet
 */
function tokenClass(color: string): string {
  const own = CLASSES[color];
  if (own === undefined) {
    throw new Error(`Code has the color ${color}, for which styles.module.css has no class.`);
  }
  return own;
}

interface PiecesProps {
  readonly tokens: readonly ColoredToken[];
}

/** Code with an element for each color, and none for what is plain. */
function CodePieces({tokens}: PiecesProps): ReactNode {
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

interface LineProps extends PiecesProps {
  /** Classes of a line that is marked. */
  readonly classNames: readonly string[];
  readonly isNumbered: boolean;
}

/** One line of a block whose lines are numbered or marked; style sheets count the numbers. */
function CodeLine({tokens, classNames, isNumbered}: LineProps): ReactNode {
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

const LINE_END: ColoredToken = {content: '\n'};

interface Props {
  readonly metadata: CodeBlockMetadata;
}

/**
 * A block's lines with their tokens, and the highlighter and its languages with them. Lines are
 * elements only where some are numbered or marked: an element for each line and each token was a
 * sixth of a page.
 */
export default function HighlightedLines({metadata}: Props): ReactNode {
  const theme = usePrismTheme();
  const {code, language, lineNumbersStart, lineClassNames} = metadata;
  const isNumbered = lineNumbersStart !== undefined;
  const hasLines = isNumbered || Object.values(lineClassNames).some(({length}) => length > 0);
  return (
    <Highlight theme={theme} code={code} language={language}>
      {({tokens, getTokenProps}) => {
        const lines = tokens.map((line) =>
          line.map((token): ColoredToken => ({
            // An empty line is one token that says so by a line break of its own.
            content: token.empty ? '' : token.content,
            color: getTokenProps({token}).style?.color,
          })),
        );
        return hasLines ? (
          lines.map((line, place) => (
            <CodeLine
              key={place}
              tokens={line}
              classNames={lineClassNames[place] ?? []}
              isNumbered={isNumbered}
            />
          ))
        ) : (
          <CodePieces tokens={lines.flatMap((line) => [...line, LINE_END])} />
        );
      }}
    </Highlight>
  );
}
