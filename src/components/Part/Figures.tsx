import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly items: readonly {readonly name: string; readonly value: string}[];
  /** Whether changes are read out: where no sentence beside it says them. */
  readonly live?: boolean;
}

/** A few named numbers in a row. */
export default function Figures({items, live = false}: Props): ReactNode {
  return (
    <dl className={styles.figures} aria-live={live ? 'polite' : undefined}>
      {items.map(({name, value}) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
