import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Decorative drawing of a map without posts. */
export default function EmptyMap(): ReactNode {
  return (
    <svg
      className={styles.emptyMap}
      viewBox="0 0 160 80"
      width="160"
      height="80"
      aria-hidden="true">
      <path d="M24 52 66 22M66 22 108 46M108 46 140 20M108 46 126 68" />
      <circle cx="24" cy="52" r="10" />
      <circle cx="108" cy="46" r="12" />
      <circle cx="140" cy="20" r="7" />
      <circle cx="126" cy="68" r="5" />
      <circle cx="66" cy="22" r="14" />
    </svg>
  );
}
