import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import {useState} from 'react';
import Part, {Answer, Fields, Figures} from '@site/src/components/Part';
import {formatNumber} from '@site/src/components/formats';
import {NumberField, useNumber} from '../Field';
import Legend from '../Legend';
import {percentAlong} from '../chart';
import {formatMoney, formatShare, formatPercentage} from '../numbers';
import type {Budget} from './budget';
import {callCost, INITIAL_BUDGET} from './budget';
import styles from './styles.module.css';

/** Number of calls whose price is shown. */
const CALLS = 10_000;

/** Returns a style that sets a variable to the share of a part in the whole. */
function shareStyle(name: '--share' | '--edge', part: number, whole: number): CSSProperties {
  return {[name]: `${percentAlong(part, [0, whole])}%`} as CSSProperties;
}

/** Shows whether six items fit into a context window, and the cost of a call. */
export default function ContextBudget(): ReactNode {
  const [budget, setBudget] = useState(INITIAL_BUDGET);
  const windowField = useNumber(8000, {min: 100, max: 1e7});
  const priceIn = useNumber(10, {min: 0, max: 1000, step: 0.05});
  const priceOut = useNumber(40, {min: 0, max: 1000, step: 0.05});

  const {input, used, dollars} = callCost(budget, {in: priceIn.value, out: priceOut.value});
  const window = windowField.value;
  const left = window - used;
  const items = Object.entries(budget) as [name: keyof Budget, tokens: number][];
  /** Number of tokens in the width of the bar. */
  const scale = Math.max(used, window);
  const usedOfWindow = `${formatNumber(used)} of ${formatNumber(window)} tokens`;
  const cost = formatMoney(dollars, 3);
  return (
    <Part title="Context budget">
      <Fields>
        <NumberField label="Window, tokens" {...windowField} />
        <NumberField label="$ per million tokens in" {...priceIn} />
        <NumberField label="$ per million tokens out" {...priceOut} />
      </Fields>
      <Fields>
        {items.map(([name, tokens]) => (
          <NumberField
            key={name}
            label={`${name}, tokens`}
            value={tokens}
            min={0}
            max={1e7}
            onChange={(value) => setBudget({...budget, [name]: value})}
          />
        ))}
      </Fields>
      <Answer>
        {left >= 0 ? 'It fits' : 'It does not fit'}: {usedOfWindow},{' '}
        <strong>{formatNumber(Math.abs(left))}</strong> {left >= 0 ? 'left' : 'too many'}. A call
        costs <strong>{cost}</strong>.
      </Answer>
      <div>
        <div
          role="img"
          className={styles.bar}
          aria-label={`${usedOfWindow}, ${formatShare(used / window)} of the window.`}>
          {items.map(([name, tokens]) => (
            <span
              key={name}
              className={clsx(styles.segment, styles[name])}
              style={shareStyle('--share', tokens, scale)}
            />
          ))}
          {/* Marks the edge of the window if the items exceed it. */}
          {used > window && (
            <span className={styles.edge} style={shareStyle('--edge', window, scale)} />
          )}
        </div>
        <Legend
          items={items.map(([name, tokens]) => ({
            text: `${name} ${formatPercentage((tokens / window) * 100, 2)}`,
            sample: clsx(styles.swatch, styles[name]),
          }))}
        />
      </div>
      <Figures
        items={{
          Input: formatNumber(input),
          'One call': cost,
          [`${formatNumber(CALLS)} calls`]: formatMoney(dollars * CALLS),
        }}
      />
    </Part>
  );
}
