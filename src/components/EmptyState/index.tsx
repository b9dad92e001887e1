import type {ReactNode} from 'react';
import SiteLink from '../SiteLink';
import styles from './styles.module.css';

/** Stands where a list will be once there is something in it. */
export default function EmptyState({children}: {readonly children: ReactNode}): ReactNode {
  return <p className={styles.empty}>{children}</p>;
}

/** What stands where posts will, on a site that has none yet. */
export function NoPosts(): ReactNode {
  return (
    <EmptyState>
      There are no posts yet. <SiteLink to="/subscribe">The feeds</SiteLink> will bring you the
      first.
    </EmptyState>
  );
}
