import type {ReactNode} from 'react';
import SiteLink from '../SiteLink';
import styles from './styles.module.css';

/** Text shown in place of an empty list. */
export default function EmptyState({children}: {readonly children: ReactNode}): ReactNode {
  return <p className={styles.empty}>{children}</p>;
}

/** Text shown in place of posts on a site without posts. */
export function NoPosts(): ReactNode {
  return (
    <EmptyState>
      There are no posts yet. <SiteLink to="/subscribe">Subscribe</SiteLink> to get the first one.
    </EmptyState>
  );
}
