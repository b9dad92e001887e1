import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import {useState} from 'react';
import Part, {Answer, Fields, Figures} from '@site/src/components/Part';
import {formatNumber} from '@site/src/lib/numbers';
import {NumberField, useNumber} from '../Field';
import Legend from '../Legend';
import {percentAlong} from '../chart';
import {formatMoney, formatPercent} from '../numbers';
import type {Budget} from './budget';
import {callCost, FIRST_BUDGET} from './budget';
import styles from './styles.module.css';

function share(name: '--share' | '--edge', part: number, whole: number): CSSProperties {
  return {[name]: `${percentAlong(part, [0, whole])}%`} as CSSProperties;
}

interface BarProps {
  readonly budget: Budget;
  readonly used: number;
  readonly window: number;
}

/** Bar of the budget's items, on the scale of the window or, if they exceed it, with its edge. */
function BudgetBar({budget, used, window}: BarProps): ReactNode {
  const scale = Math.max(used, window);
  const lines = Object.entries(budget);
  return (
    <div className={styles.budget}>
      <div
        role="img"
        className={styles.bar}
        aria-label={`${formatNumber(used)} of ${formatNumber(window)} tokens, ${formatPercent(used / window)} of the window.`}>
        {lines.map(([name, tokens]) => (
          <span
            key={name}
            className={clsx(styles.segment, styles[name])}
            style={share('--share', tokens, scale)}
          />
        ))}
        {used > window && <span className={styles.edge} style={share('--edge', window, scale)} />}
      </div>
      <Legend
        items={lines.map(([name, tokens]) => ({
          text: `${name} ${formatNumber((tokens / window) * 100, 2)}%`,
          sample: clsx(styles.swatch, styles[name]),
        }))}
      />
    </div>
  );
}

/** Shows whether six items fit into a context window, and the cost of a call. */
export default function ContextBudget(): ReactNode {
  const [budget, setBudget] = useState(FIRST_BUDGET);
  const size = useNumber(8000, {min: 100, max: 1e7});
  const priceIn = useNumber(10, {min: 0, max: 1000, step: 0.05});
  const priceOut = useNumber(40, {min: 0, max: 1000, step: 0.05});

  const {input, used, dollars} = callCost(budget, {in: priceIn.value, out: priceOut.value});
  const window = size.value;
  const left = window - used;
  return (
    <Part title="Context budget">
      <Fields>
        <NumberField label="Window, tokens" {...size} />
        <NumberField label="$ per million in" {...priceIn} />
        <NumberField label="$ per million out" {...priceOut} />
      </Fields>
      <Fields>
        {Object.entries(budget).map(([name, tokens]) => (
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
        {left >= 0 ? 'It fits' : 'It does not fit'}: {formatNumber(used)} of {formatNumber(window)}{' '}
        tokens, <strong>{formatNumber(Math.abs(left))}</strong> {left >= 0 ? 'left' : 'too many'}. A
        call costs <strong>{formatMoney(dollars, 3)}</strong>.
      </Answer>
      <BudgetBar budget={budget} used={used} window={window} />
      <Figures
        items={{
          Input: formatNumber(input),
          'One call': formatMoney(dollars, 3),
          '10,000 calls': formatMoney(dollars * 10_000),
        }}
      />
    </Part>
  );
}
