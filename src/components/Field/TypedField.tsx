import type {InputHTMLAttributes, ReactNode} from 'react';
import {useId} from 'react';
import FieldFrame from './FieldFrame';
import styles from './styles.module.css';
import {useDraft} from './useDraft';

interface Props<Value> {
  readonly label: string;
  readonly value: Value;
  readonly format: (value: Value) => string;
  readonly parse: (text: string) => Value | undefined;
  readonly onChange: (value: Value) => void;
  /** What is allowed, as a sentence. */
  readonly allowed: string;
  readonly input: InputHTMLAttributes<HTMLInputElement>;
}

/** A field for text that stands for a value. */
export default function TypedField<Value>(props: Props<Value>): ReactNode {
  const id = useId();
  const {text, isBad, type, leave} = useDraft(props);
  return (
    <FieldFrame id={id} label={props.label} message={isBad ? props.allowed : undefined}>
      <input
        {...props.input}
        id={id}
        className={styles.input}
        autoComplete="off"
        value={text}
        aria-invalid={isBad}
        aria-describedby={`${id}-message`}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
    </FieldFrame>
  );
}
