import Admonition from '@theme/Admonition';
import type {ReactNode} from 'react';
import {formatDate} from '../../lib/dates';

/** Notice above a post with a future date, which only `npm run dev` shows. */
export default function ScheduledNotice({date}: {readonly date: string}): ReactNode {
  return (
    <Admonition type="caution" title={`Scheduled for ${formatDate(date)}`}>
      <p>Until that day, this post is not published on the site, in feeds or in search.</p>
    </Admonition>
  );
}
