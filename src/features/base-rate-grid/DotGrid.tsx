import clsx from 'clsx';
import type {ReactNode} from 'react';
import {formatNumber} from '../../lib/numbers';
import {shareOut} from '../../lib/shareOut';
import styles from './styles.module.css';

const DOTS = 100;

interface Props {
  readonly groups: readonly {
    readonly name: string;
    readonly count: number;
    readonly look: 'hit' | 'miss' | 'alarm' | 'quiet';
  }[];
}

/** People as a hundred dots by group, and the groups named with their true counts. */
export default function DotGrid({groups}: Props): ReactNode {
  const counts = groups.map(({count}) => count);
  const parts = shareOut(counts, DOTS);
  const dots = groups.flatMap(({look}, index) => Array<typeof look>(parts[index] ?? 0).fill(look));
  const people = formatNumber(counts.reduce((sum, count) => sum + count, 0) / DOTS);
  return (
    <div className={styles.picture}>
      <div
        role="img"
        className={styles.grid}
        aria-label={`Of 100 dots, ${groups.map(({name}, index) => `${parts[index]} ${name}`).join(', ')}. A dot is ${people} people.`}>
        {dots.map((look, index) => (
          <span key={index} className={clsx(styles.dot, styles[look])} />
        ))}
      </div>
      <ul className={styles.legend}>
        {groups.map(({name, count, look}) => (
          <li key={name}>
            <span className={clsx(styles.dot, styles[look])} aria-hidden="true" />
            <span className={styles.count}>{formatNumber(count)}</span> {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
