import {usePrismTheme} from '@docusaurus/theme-common';
import type {CodeBlockMetadata} from '@docusaurus/theme-common/internal';
import {Highlight} from 'prism-react-renderer';
import type {ReactNode} from 'react';
import CodeLine from './CodeLine';
import CodePieces from './CodePieces';
import type {ColoredToken} from './tokenRuns';
import './addLanguages';

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
