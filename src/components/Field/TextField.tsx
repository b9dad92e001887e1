import type {ReactNode} from 'react';
import {useId} from 'react';
import styles from './styles.module.css';
import text from './text.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly onChange: (text: string) => void;
}

/** Free text of a limited length. */
export default function TextField({label, value, maxLength, onChange}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        id={id}
        className={text.text}
        rows={3}
        maxLength={maxLength}
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value.slice(0, maxLength))}
      />
    </div>
  );
}
