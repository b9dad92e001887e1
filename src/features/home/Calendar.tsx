import posts from '@generated/docusaurus-plugin-content-blog/default/dated.json';
import type {ReactNode} from 'react';
import CommitCalendar from '../../components/CommitCalendar';
import type {DatedPost} from '../../lib/postRow';

/** The calendar of all listed posts. */
export default function Calendar({label}: {readonly label: string}): ReactNode {
  return <CommitCalendar posts={posts as readonly DatedPost[]} label={label} />;
}
