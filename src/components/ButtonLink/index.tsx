import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly to: string;
  /** The one link of a page that matters most is `primary`. */
  readonly kind?: 'primary' | 'plain';
  readonly children: ReactNode;
}

/** A link with the weight of a button. */
export default function ButtonLink({to, kind = 'plain', children}: Props): ReactNode {
  return (
    <Link to={to} className={clsx(styles.button, kind === 'primary' && styles.primary)}>
      {children}
    </Link>
  );
}
