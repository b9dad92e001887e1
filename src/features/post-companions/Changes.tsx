import type {ReactNode} from 'react';
import {CHANGES_ANCHOR} from '../../hooks/usePostCompanions';
import type {PostChange} from '../../lib/content-index/types';
import {formatDate} from '../../lib/formatDate';
import Companion from './Companion';
import styles from './styles.module.css';

/** What changed in a post after it appeared, the last change first. */
export default function Changes({changes}: {readonly changes: readonly PostChange[]}): ReactNode {
  return (
    <Companion title="What changed" anchor={CHANGES_ANCHOR}>
      <ul className={styles.list}>
        {changes.toReversed().map(({date, text}) => (
          <li key={date + text}>
            <time dateTime={date} className={styles.day}>
              {formatDate(date)}
            </time>
            {text}
          </li>
        ))}
      </ul>
    </Companion>
  );
}
