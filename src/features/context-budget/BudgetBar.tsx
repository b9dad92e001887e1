import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import {formatNumber, formatPercent} from '../../lib/numbers';
import {percentAlong} from '../../lib/chart';
import type {Budget} from './budgetLines';
import {budgetLines} from './budgetLines';
import styles from './styles.module.css';

function share(name: '--share' | '--edge', part: number, whole: number): CSSProperties {
  return {[name]: `${percentAlong(part, [0, whole])}%`} as CSSProperties;
}

interface Props {
  readonly budget: Budget;
  readonly used: number;
  readonly window: number;
}

/** The lines of a budget on the length of the window, or past its edge. */
export default function BudgetBar({budget, used, window}: Props): ReactNode {
  const scale = Math.max(used, window);
  return (
    <div className={styles.budget}>
      <div
        role="img"
        className={styles.bar}
        aria-label={`${formatNumber(used)} of ${formatNumber(window)} tokens, ${formatPercent(used / window)} of the window.`}>
        {budgetLines.map(({key}) => (
          <span
            key={key}
            className={clsx(styles.segment, styles[key])}
            style={share('--share', budget[key], scale)}
          />
        ))}
        {used > window && <span className={styles.edge} style={share('--edge', window, scale)} />}
      </div>
      <ul className={styles.legend}>
        {budgetLines.map(({key, name}) => (
          <li key={key}>
            <span className={clsx(styles.swatch, styles[key])} aria-hidden="true" />
            {name} {formatNumber((budget[key] / window) * 100, 2)}%
          </li>
        ))}
      </ul>
    </div>
  );
}
