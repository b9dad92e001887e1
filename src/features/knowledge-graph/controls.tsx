import type {ReactNode} from 'react';
import {useId} from 'react';
import styles from './filters.module.css';

interface SelectProps {
  readonly label: string;
  /** Label of the option that filters nothing out. */
  readonly any: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly children: ReactNode;
}

/** A list to choose one value from, or none. */
export function Select({label, any, value, onChange, children}: SelectProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({target}) => onChange(target.value === '' ? null : Number(target.value))}>
        <option value="">{any}</option>
        {children}
      </select>
    </div>
  );
}

interface Check {
  readonly name: string;
  /** Sample of its color or line style on the map. */
  readonly sample: ReactNode;
  readonly count?: number;
  readonly isChecked: boolean;
  readonly onToggle: () => void;
}

interface ChecksProps {
  readonly title: string;
  readonly checks: readonly Check[];
  readonly children?: ReactNode;
}

/** Checkboxes that show or hide parts of the map, and double as its legend. */
export function Checks({title, checks, children}: ChecksProps): ReactNode {
  return (
    <fieldset className={styles.checks}>
      <legend>{title}</legend>
      {children}
      {checks.map(({name, sample, count, isChecked, onToggle}) => (
        <label key={name}>
          <input type="checkbox" checked={isChecked} onChange={onToggle} />
          {sample}
          <span>{name}</span>
          {count === undefined ? null : <small>{count}</small>}
        </label>
      ))}
    </fieldset>
  );
}
