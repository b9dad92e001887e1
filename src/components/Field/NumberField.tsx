import type {ReactNode} from 'react';
import {formatNumber, parseNumber} from '../../lib/numbers';
import TypedField from './TypedField';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** How far an arrow key goes. A step of 1 or more allows whole numbers only. */
  readonly step?: number;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
}

/** A number typed or stepped within limits; `onChange` never sees another. */
export default function NumberField(props: Props): ReactNode {
  const {label, value, min, max, step = 1, disabled, onChange} = props;
  const whole = step >= 1;
  const limits = `${formatNumber(min, 2)} to ${formatNumber(max, 2)}`;
  return (
    <TypedField
      label={label}
      value={value}
      format={String}
      parse={(text) => parseNumber(text, {min, max, whole})}
      onChange={onChange}
      allowed={`Enter a ${whole ? 'whole number' : 'number'} from ${limits}.`}
      input={{type: 'number', inputMode: whole ? 'numeric' : 'decimal', min, max, step, disabled}}
    />
  );
}
