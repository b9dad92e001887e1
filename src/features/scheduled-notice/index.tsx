import Admonition from '@theme/Admonition';
import type {ReactNode} from 'react';
import {formatDate} from '../../lib/dates';

/** Above a post of a later day, which only `npm run dev` shows. */
export default function ScheduledNotice({date}: {readonly date: string}): ReactNode {
  return (
    <Admonition type="caution" title={`Scheduled for ${formatDate(date)}`}>
      <p>It stays out of the site, its feeds and its search until that day.</p>
    </Admonition>
  );
}
