import type {ReactNode} from 'react';
import {useId} from 'react';
import styles from './filter.module.css';

interface Props {
  readonly label: string;
  readonly placeholder: string;
  readonly query: string;
  /** How many are left, while something is typed. */
  readonly count: string;
  readonly onChange: (query: string) => void;
  readonly onFocus?: () => void;
}

/** A box that narrows the list below it. */
export default function FilterBox(props: Props): ReactNode {
  const {label, placeholder, query, count, onChange, onFocus} = props;
  const id = useId();
  return (
    <search className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        value={query}
        maxLength={64}
        autoComplete="off"
        placeholder={placeholder}
        onChange={({target}) => onChange(target.value)}
        onFocus={onFocus}
      />
      <output htmlFor={id}>{count}</output>
    </search>
  );
}
