// Wraps @docusaurus/theme-classic 3.10: a scheduled post shows its date instead of "draft".
import Translate, {translate} from '@docusaurus/Translate';
import {formatDate} from '@site/src/components/formats';
import ContentVisibility from '@theme-original/ContentVisibility';
import Admonition from '@theme/Admonition';
import type {Props} from '@theme/ContentVisibility';
import type {ReactNode} from 'react';

export default function ContentVisibilityWrapper({metadata}: Props): ReactNode {
  const {draft, scheduled} = metadata.frontMatter as {draft?: boolean; scheduled?: string};
  if (!draft || !scheduled) {
    return <ContentVisibility metadata={metadata} />;
  }
  const title = translate(
    {
      id: 'site.scheduled.title',
      message: 'Scheduled for {date}',
      description: 'Title of the notice above a post with a future date',
    },
    {date: formatDate(scheduled)},
  );
  return (
    <Admonition type="caution" title={title}>
      <Translate
        id="site.scheduled.text"
        description="Text of the notice above a post with a future date">
        Until that day, this post is not published on the site, in feeds or in search.
      </Translate>
    </Admonition>
  );
}
