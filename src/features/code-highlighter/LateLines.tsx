import type {CodeBlockMetadata} from '@docusaurus/theme-common/internal';
import {lazy} from 'react';
import {PlainLines} from './PlainLines';

function PlainBlock({metadata}: {readonly metadata: CodeBlockMetadata}) {
  return <PlainLines code={metadata.code} />;
}

/** Highlighted lines, whose highlighter is fetched by the first block that needs it. */
export const LateLines = lazy(() =>
  // Code without colors is better than none.
  import('./HighlightedLines').catch(() => ({default: PlainBlock})),
);
