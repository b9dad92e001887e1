import type {ReactNode} from 'react';
import {useId} from 'react';
import styles from './choice.module.css';
import shared from './styles.module.css';

interface Props<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly {readonly value: Value; readonly name: string}[];
  readonly onChange: (value: Value) => void;
}

/** One of a few: radio buttons drawn as a row of segments. */
export default function ChoiceField<Value extends string>(props: Props<Value>): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={shared.label}>{props.label}</legend>
      <div className={styles.options}>
        {props.options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === props.value}
              onChange={() => props.onChange(option.value)}
            />
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
