import type {CSSProperties, ReactNode} from 'react';
import styles from './filters.module.css';

export interface Check {
  readonly id: string;
  readonly name: string;
  /** How the picture draws it: a dot of a color, or a line of a kind. */
  readonly sample: {readonly token: string} | {readonly line: string};
  readonly count?: number;
  readonly checked: boolean;
}

interface Props {
  readonly title: string;
  readonly checks: readonly Check[];
  readonly onToggle: (place: number) => void;
  readonly children?: ReactNode;
}

/** A legend that is a filter: what is checked is shown. */
export default function CheckList({title, checks, onToggle, children}: Props): ReactNode {
  return (
    <fieldset className={styles.checks}>
      <legend>{title}</legend>
      {children}
      {checks.map(({id, name, sample, count, checked}, place) => (
        <label key={id}>
          <input type="checkbox" checked={checked} onChange={() => onToggle(place)} />
          {'token' in sample ? (
            <i style={{'--cluster': `var(${sample.token})`} as CSSProperties} />
          ) : (
            <i data-line={sample.line} />
          )}
          <span>{name}</span>
          {count === undefined ? null : <small>{count}</small>}
        </label>
      ))}
    </fieldset>
  );
}
