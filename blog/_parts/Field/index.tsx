import type {InputHTMLAttributes, ReactNode} from 'react';
import {useId, useState} from 'react';
import {formatNumber} from '@site/src/components/formats';
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
  /** Change per press of an arrow key; 1 by default. */
  readonly step?: number;
}

/** Returns the state of a number field with limits, as its props. */
export function useNumber(initial: number, limits: Limits) {
  const [value, onChange] = useState(initial);
  return {...limits, value, onChange};
}

/** Returns the state of a `ChoiceField`, as its props. `options` has the label of each value. */
export function useChoice<Value extends string>(
  options: Readonly<Record<Value, string>>,
  initial: NoInfer<Value>,
) {
  const [value, onChange] = useState<Value>(initial);
  return {options, value, onChange};
}

interface NumberInputProps extends FieldProps<number>, Limits {
  readonly format: (value: number) => string;
  /** Returns NaN for invalid text. */
  readonly parse: (text: string) => number;
  /** Shown for invalid text: a sentence that says what to enter. */
  readonly message: string;
  readonly input: InputHTMLAttributes<HTMLInputElement>;
}

/**
 * Text field for a number. Only valid numbers are passed to `onChange`, so the caller keeps the last
 * valid one. Invalid text stays in the field, with a message, until the reader fixes it.
 */
function NumberInput(props: NumberInputProps): ReactNode {
  const {label, value, min, max, format, parse, onChange, message, input} = props;
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const isValid = (text: string) => parse(text) >= min && parse(text) <= max;
  const isInvalid = draft !== undefined && !isValid(draft);
  const kept = `The results are still for ${format(value)}.`;
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
        aria-invalid={isInvalid}
        aria-describedby={`${id}-message`}
        onChange={({target}) => {
          setDraft(target.value);
          if (isValid(target.value)) {
            onChange(parse(target.value));
          }
        }}
        onBlur={() => !isInvalid && setDraft(undefined)}
      />
      <span id={`${id}-message`} className={styles.message} aria-live="polite">
        {isInvalid && `${message} ${kept}`}
      </span>
    </div>
  );
}

/** Field for a number within limits. With a step of 1 or more, only whole numbers are valid. */
export function NumberField(
  props: FieldProps<number> & Limits & {readonly disabled?: boolean},
): ReactNode {
  const {min, max, step = 1, disabled, ...rest} = props;
  const whole = step >= 1;
  return (
    <NumberInput
      {...rest}
      min={min}
      max={max}
      format={String}
      parse={(text) => parseNumber(text, whole)}
      message={`Enter a ${whole ? 'whole ' : ''}number from ${formatNumber(min, 2)} to ${formatNumber(max, 2)}.`}
      input={{type: 'number', inputMode: whole ? 'numeric' : 'decimal', min, max, step, disabled}}
    />
  );
}

/** Field for a duration, entered as h:mm:ss or m:ss. Its value and limits are in seconds. */
export function TimeField(props: FieldProps<number> & Limits): ReactNode {
  return (
    <NumberInput
      {...props}
      format={formatClock}
      parse={parseClock}
      message={`Enter a time as h:mm:ss, from ${formatClock(props.min)} to ${formatClock(props.max)}.`}
      input={{type: 'text', maxLength: 12, spellCheck: false}}
    />
  );
}

interface RangeProps extends FieldProps<number>, Limits {
  /** Formats the value for display and screen readers. */
  readonly format?: (value: number) => string;
}

/** A slider with its value beside it. */
export function RangeField({label, format = String, onChange, ...rest}: RangeProps): ReactNode {
  const id = useId();
  const valueText = format(rest.value);
  return (
    <div className={styles.range}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {/* Not announced, because screen readers already announce the slider's value. */}
      <output htmlFor={id} className={styles.valueText} aria-live="off">
        {valueText}
      </output>
      <input
        {...rest}
        id={id}
        type="range"
        className={styles.slider}
        aria-valuetext={valueText}
        onChange={({target}) => onChange(Number(target.value))}
      />
    </div>
  );
}

/** Text area with a limited length. */
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
