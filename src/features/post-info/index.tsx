import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {CHANGES_ANCHOR, usePostCompanions} from '../../hooks/usePostCompanions';
import {formatDate} from '../../lib/dates';

/** Below a post's title: its day, how long it takes to read, and when its substance last changed. */
export default function PostInfo({
  className,
}: {
  readonly className?: string | undefined;
}): ReactNode {
  const {date, readingTime, lastUpdatedAt} = useBlogPost().metadata;
  const updated = lastUpdatedAt ? new Date(lastUpdatedAt).toISOString().slice(0, 10) : undefined;
  const changes = usePostCompanions()?.changes;
  const day = updated && <time dateTime={updated}>{formatDate(updated)}</time>;
  return (
    <div className={clsx('margin-vert--md', className)}>
      <time dateTime={date}>{formatDate(date.slice(0, 10))}</time>
      {readingTime === undefined ? null : ` · ${Math.max(1, Math.ceil(readingTime))} min read`}
      {updated && (
        <>
          {' · updated '}
          {changes ? <a href={`#${CHANGES_ANCHOR}`}>{day}</a> : day}
        </>
      )}
    </div>
  );
}
