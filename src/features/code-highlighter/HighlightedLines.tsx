import {usePrismTheme} from '@docusaurus/theme-common';
import type {CodeBlockMetadata} from '@docusaurus/theme-common/internal';
import {Highlight} from 'prism-react-renderer';
import type {ReactNode} from 'react';
import CodeLine from './CodeLine';
import './addLanguages';

/** A block's lines with their tokens, and the highlighter and its languages with them. */
export default function HighlightedLines({
  metadata,
}: {
  readonly metadata: CodeBlockMetadata;
}): ReactNode {
  const theme = usePrismTheme();
  const {code, language, lineNumbersStart, lineClassNames} = metadata;
  return (
    <Highlight theme={theme} code={code} language={language}>
      {({tokens: lines, getTokenProps}) =>
        lines.map((line, place) => (
          <CodeLine
            key={place}
            tokens={line.map((token) => ({
              // An empty line is one token that says so by a line break of its own.
              content: token.empty ? '' : token.content,
              color: getTokenProps({token}).style?.color,
            }))}
            classNames={lineClassNames[place] ?? []}
            isNumbered={lineNumbersStart !== undefined}
          />
        ))
      }
    </Highlight>
  );
}
