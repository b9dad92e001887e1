import type {ReactNode} from 'react';
import {useId} from 'react';
import styles from './settings.module.css';

interface Props {
  readonly label: string;
  /** What is offered instead of any model. */
  readonly none: string;
  readonly value: string | undefined;
  readonly models: readonly string[];
  readonly onChange: (model: string | undefined) => void;
}

/** One of a server's models. What was chosen earlier stays on offer while the server is silent. */
export default function ModelSelect({label, none, value, models, onChange}: Props): ReactNode {
  const id = useId();
  const offered = value === undefined || models.includes(value) ? models : [value, ...models];
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}>
        <option value="">{none}</option>
        {offered.map((model) => (
          <option key={model} value={model}>
            {model}
          </option>
        ))}
      </select>
    </div>
  );
}
