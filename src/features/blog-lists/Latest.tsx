import type {ReactNode} from 'react';
import type LatestPreview from './LatestPreview';
import type {LatestContent} from './LatestPreview';
import ServedPart from '../../components/ServedPart';

/** The newest post's truncated preview as the page gets it. */
export interface LatestPost {
  /** Whether it is text alone, and needs no script where the server has drawn it. */
  readonly isPlain: boolean;
  /** Undefined where the page shows it as the server drew it. */
  readonly preview: (LatestContent & {readonly View: typeof LatestPreview}) | undefined;
}

export default function Latest({
  latest: {isPlain, preview},
}: {
  readonly latest: LatestPost;
}): ReactNode {
  const view = preview && <preview.View content={preview} />;
  return isPlain ? <ServedPart name="latest">{view}</ServedPart> : view;
}
