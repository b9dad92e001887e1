import type {ReactNode} from 'react';
import {useId} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** How the value is shown and read out. */
  readonly format?: (value: number) => string;
  readonly onChange: (value: number) => void;
}

/** A slider with its value beside it. */
export default function RangeField(props: Props): ReactNode {
  const {label, value, min, max, step = 1, format = String, onChange} = props;
  const id = useId();
  return (
    <div className={styles.range}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {/* The slider itself says its value; saying it twice would be noise. */}
      <output htmlFor={id} className={styles.reading} aria-live="off">
        {format(value)}
      </output>
      <input
        id={id}
        type="range"
        className={styles.slider}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={format(value)}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
