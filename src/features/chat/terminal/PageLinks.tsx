import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {PageLink} from '../conversation/types';
import styles from './transcript.module.css';

interface Props {
  readonly label: string;
  readonly pages: readonly PageLink[];
}

export default function PageLinks({label, pages}: Props): ReactNode {
  if (pages.length === 0) {
    return null;
  }
  return (
    <div className={styles.list} role="group" aria-label={label}>
      <p className={styles.label}>{label}</p>
      <ul>
        {pages.map(({title, permalink}) => (
          <li key={permalink}>
            <Link to={permalink}>{title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
