import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  /** What is allowed, said while the field holds something else. */
  readonly message: string | undefined;
  readonly children: ReactNode;
}

/** Label, control and message of a field; the message belongs to the control by `${id}-message`. */
export default function FieldFrame({id, label, message, children}: Props): ReactNode {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
      <span id={`${id}-message`} className={styles.message} aria-live="polite">
        {message}
      </span>
    </div>
  );
}
