import type {ReactNode} from 'react';
import {formatClock, parseClock} from '../../lib/clock';
import TypedField from './TypedField';

interface Props {
  readonly label: string;
  /** In seconds, as are the limits. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (seconds: number) => void;
}

/** A duration typed as h:mm:ss or m:ss. */
export default function TimeField({label, value, min, max, onChange}: Props): ReactNode {
  return (
    <TypedField
      label={label}
      value={value}
      format={formatClock}
      parse={(text) => {
        const seconds = parseClock(text);
        return seconds !== undefined && seconds >= min && seconds <= max ? seconds : undefined;
      }}
      onChange={onChange}
      allowed={`Enter a time as h:mm:ss, from ${formatClock(min)} to ${formatClock(max)}.`}
      input={{type: 'text', maxLength: 12, spellCheck: false}}
    />
  );
}
