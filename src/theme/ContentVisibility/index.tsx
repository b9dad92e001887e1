// Wraps @docusaurus/theme-classic 3.10: a scheduled post shows its date instead of "draft".
import ScheduledNotice from '@site/src/features/scheduled-notice';
import ContentVisibility from '@theme-original/ContentVisibility';
import type {Props} from '@theme/ContentVisibility';
import type {ReactNode} from 'react';

export default function ContentVisibilityWrapper({metadata}: Props): ReactNode {
  const {scheduled} = metadata.frontMatter as {readonly scheduled?: string};
  return scheduled ? (
    <ScheduledNotice date={scheduled} />
  ) : (
    <ContentVisibility metadata={metadata} />
  );
}
