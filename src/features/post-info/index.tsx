import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {formatDate} from '../../lib/formatDate';

/** Below a post's title: its day, and how long it takes to read. */
export default function PostInfo({
  className,
}: {
  readonly className?: string | undefined;
}): ReactNode {
  const {date, readingTime} = useBlogPost().metadata;
  return (
    <div className={clsx('margin-vert--md', className)}>
      <time dateTime={date}>{formatDate(date.slice(0, 10))}</time>
      {readingTime === undefined ? null : ` · ${Math.ceil(readingTime)} min read`}
    </div>
  );
}
