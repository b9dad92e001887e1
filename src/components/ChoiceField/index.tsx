import type {ReactNode} from 'react';
import {useId} from 'react';
import styles from './styles.module.css';

interface Props<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Displayed label of each value. */
  readonly options: Readonly<Record<Value, string>>;
}

/** A choice of a few values, as radio buttons in a row. */
export default function ChoiceField<Value extends string>(props: Props<Value>): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{props.label}</legend>
      <div className={styles.options}>
        {(Object.entries(props.options) as [Value, string][]).map(([value, text]) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
