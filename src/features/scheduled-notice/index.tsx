import Translate, {translate} from '@docusaurus/Translate';
import Admonition from '@theme/Admonition';
import type {ReactNode} from 'react';
import {formatDate} from '../../components/formats';

/** Notice above a post with a future date, which only `npm run dev` shows. */
export default function ScheduledNotice({date}: {readonly date: string}): ReactNode {
  return (
    <Admonition
      type="caution"
      title={translate(
        {
          id: 'site.scheduled.title',
          message: 'Scheduled for {date}',
          description: 'Title of the notice above a post with a future date',
        },
        {date: formatDate(date)},
      )}>
      <p>
        <Translate
          id="site.scheduled.text"
          description="Text of the notice above a post with a future date">
          Until that day, this post is not published on the site, in feeds or in search.
        </Translate>
      </p>
    </Admonition>
  );
}
