import type {CodeBlockMetadata} from '@docusaurus/theme-common/internal';
import {Suspense, lazy} from 'react';
import type {ReactNode} from 'react';

interface Props {
  readonly metadata: CodeBlockMetadata;
}

function PlainLines({metadata}: Props): ReactNode {
  return `${metadata.code}\n`;
}

const Highlighted = lazy(() =>
  // Code without colors is better than none.
  import('./HighlightedLines').catch(() => ({default: PlainLines})),
);

/** Highlighted lines, whose highlighter is fetched by the first block that needs it. */
export default function LateLines(props: Props): ReactNode {
  return (
    <Suspense fallback={<PlainLines {...props} />}>
      <Highlighted {...props} />
    </Suspense>
  );
}
