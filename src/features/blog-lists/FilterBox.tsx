import type {ReactNode} from 'react';
import {useId} from 'react';
import styles from './filter.module.css';

interface Props {
  readonly label: string;
  readonly placeholder: string;
  readonly query: string;
  /** Number of matches as text; empty without a filter. */
  readonly count: string;
  readonly onChange: (query: string) => void;
  readonly onFocus?: () => void;
}

/** Text field that filters the list below it. */
export default function FilterBox(props: Props): ReactNode {
  const {label, placeholder, query, count, onChange, onFocus} = props;
  const id = useId();
  return (
    <search className={`needs-scripts ${styles.filter}`}>
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
