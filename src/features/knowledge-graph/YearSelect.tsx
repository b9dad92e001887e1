import type {ReactNode} from 'react';
import {useId} from 'react';
import styles from './filters.module.css';

interface Props {
  readonly label: string;
  /** Said for no year. */
  readonly any: string;
  readonly years: readonly number[];
  readonly year: number | null;
  readonly onChange: (year: number | null) => void;
}

export default function YearSelect({label, any, years, year, onChange}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={year ?? ''}
        onChange={({target}) => onChange(target.value === '' ? null : Number(target.value))}>
        <option value="">{any}</option>
        {years.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </div>
  );
}
