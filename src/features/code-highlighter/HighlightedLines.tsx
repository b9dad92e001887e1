import {usePrismTheme} from '@docusaurus/theme-common';
import type {CodeBlockMetadata} from '@docusaurus/theme-common/internal';
import Line from '@theme/CodeBlock/Line';
import {Highlight} from 'prism-react-renderer';
import type {ReactNode} from 'react';
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
      {({tokens, getLineProps, getTokenProps}) =>
        tokens.map((line, place) => (
          <Line
            key={place}
            line={line}
            getLineProps={getLineProps}
            getTokenProps={getTokenProps}
            classNames={lineClassNames[place] ?? []}
            showLineNumbers={lineNumbersStart !== undefined}
          />
        ))
      }
    </Highlight>
  );
}
