import type {InputHTMLAttributes, ReactNode} from 'react';
import {useId, useState} from 'react';
import {formatNumber} from '@site/src/lib/numbers';
import {formatClock, parseClock} from '../clock';
import {parseNumber} from '../numbers';
import styles from './styles.module.css';

interface FieldProps<Value> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

interface Limits {
  readonly min: number;
  readonly max: number;
}

interface Steps extends Limits {
  /** How far an arrow key goes, 1 unless it is said. */
  readonly step?: number;
}

/** A number that a reader may change within limits, as the props of its field. */
export function useNumber(first: number, limits: Steps): Steps & Omit<FieldProps<number>, 'label'> {
  const [value, onChange] = useState(first);
  return {...limits, value, onChange};
}

interface TypedProps<Value> extends FieldProps<Value> {
  readonly format: (value: Value) => string;
  /** Undefined for a text that is not allowed. */
  readonly parse: (text: string) => Value | undefined;
  /** What is allowed, as a sentence. */
  readonly allowed: string;
  readonly input: InputHTMLAttributes<HTMLInputElement>;
}

/**
 * A field for text that stands for a value. Only allowed values are passed on, so that whoever owns
 * the value keeps the last good one; a bad text stays to be mended, under what is allowed.
 */
function TypedField<Value>(props: TypedProps<Value>): ReactNode {
  const {label, value, format, parse, onChange, allowed, input} = props;
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const isBad = draft !== undefined && parse(draft) === undefined;

  function type(text: string): void {
    setDraft(text);
    const next = parse(text);
    if (next !== undefined) {
      onChange(next);
    }
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        autoComplete="off"
        value={draft ?? format(value)}
        aria-invalid={isBad}
        aria-describedby={`${id}-message`}
        onChange={({target}) => type(target.value)}
        onBlur={() => !isBad && setDraft(undefined)}
      />
      <span id={`${id}-message`} className={styles.message} aria-live="polite">
        {isBad ? allowed : undefined}
      </span>
    </div>
  );
}

interface NumberProps extends FieldProps<number>, Steps {
  readonly disabled?: boolean;
}

/** A number typed or stepped within limits. With a step of 1 or more it is a whole one. */
export function NumberField(props: NumberProps): ReactNode {
  const {min, max, step = 1, disabled, ...rest} = props;
  const whole = step >= 1;
  const limits = `${formatNumber(min, 2)} to ${formatNumber(max, 2)}`;
  return (
    <TypedField
      {...rest}
      format={String}
      parse={(text) => parseNumber(text, {min, max, whole})}
      allowed={`Enter a ${whole ? 'whole number' : 'number'} from ${limits}.`}
      input={{type: 'number', inputMode: whole ? 'numeric' : 'decimal', min, max, step, disabled}}
    />
  );
}

/** A duration in seconds, as are its limits, typed as h:mm:ss or m:ss. */
export function TimeField({min, max, ...rest}: FieldProps<number> & Limits): ReactNode {
  return (
    <TypedField
      {...rest}
      format={formatClock}
      parse={(text) => {
        const seconds = parseClock(text);
        return seconds !== undefined && seconds >= min && seconds <= max ? seconds : undefined;
      }}
      allowed={`Enter a time as h:mm:ss, from ${formatClock(min)} to ${formatClock(max)}.`}
      input={{type: 'text', maxLength: 12, spellCheck: false}}
    />
  );
}

interface RangeProps extends FieldProps<number>, Steps {
  /** How the value is shown and read out. */
  readonly format?: (value: number) => string;
}

/** A slider with its value beside it. */
export function RangeField({label, format = String, onChange, ...rest}: RangeProps): ReactNode {
  const id = useId();
  const reading = format(rest.value);
  return (
    <div className={styles.range}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {/* The slider itself says its value; saying it twice would be noise. */}
      <output htmlFor={id} className={styles.reading} aria-live="off">
        {reading}
      </output>
      <input
        {...rest}
        id={id}
        type="range"
        className={styles.slider}
        aria-valuetext={reading}
        onChange={({target}) => onChange(Number(target.value))}
      />
    </div>
  );
}

/** Free text of a limited length. */
export function TextField(props: FieldProps<string> & {readonly maxLength: number}): ReactNode {
  const {label, value, maxLength, onChange} = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.input}
        rows={3}
        maxLength={maxLength}
        spellCheck={false}
        value={value}
        onChange={({target}) => onChange(target.value.slice(0, maxLength))}
      />
    </div>
  );
}
