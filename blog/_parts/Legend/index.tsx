import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Texts, each with the CSS class of its color sample. */
  readonly items: readonly {readonly text: string; readonly sample: string}[];
}

/** Legend of a chart, in a row. */
export default function Legend({items}: Props): ReactNode {
  return (
    <ul className={styles.legend}>
      {items.map(({text, sample}, index) => (
        <li key={index}>
          <span className={sample} aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}
