import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import EmptyState from '.';

/** What stands where posts will, on a site that has none yet. */
export default function NoPosts(): ReactNode {
  return (
    <EmptyState>
      There are no posts yet. <Link to="/subscribe">The feeds</Link> will bring you the first.
    </EmptyState>
  );
}
