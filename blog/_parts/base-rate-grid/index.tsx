import clsx from 'clsx';
import type {ReactNode} from 'react';
import Part, {Answer, Note} from '@site/src/components/Part';
import {formatNumber} from '@site/src/lib/numbers';
import {RangeField, useNumber} from '../Field';
import {formatPercent} from '../numbers';
import {shareOut} from '../shareOut';
import {naturalFrequencies} from './naturalFrequencies';
import styles from './styles.module.css';

const POPULATION = 1000;
const DOTS = 100;

interface GridProps {
  readonly groups: readonly {
    readonly name: string;
    readonly count: number;
    readonly look: 'hit' | 'miss' | 'alarm' | 'quiet';
  }[];
}

/** Groups of people as a hundred dots, with a legend of their exact counts. */
function DotGrid({groups}: GridProps): ReactNode {
  const counts = groups.map(({count}) => count);
  const parts = shareOut(counts, DOTS);
  const dots = groups.flatMap(({look}, index) => Array<typeof look>(parts[index] ?? 0).fill(look));
  const people = formatNumber(counts.reduce((sum, count) => sum + count, 0) / DOTS);
  return (
    <div className={styles.picture}>
      <div
        role="img"
        className={styles.grid}
        aria-label={`Of 100 dots, ${groups.map(({name}, index) => `${parts[index]} ${name}`).join(', ')}. A dot is ${people} people.`}>
        {dots.map((look, index) => (
          <span key={index} className={clsx(styles.dot, styles[look])} />
        ))}
      </div>
      <ul className={styles.legend}>
        {groups.map(({name, count, look}) => (
          <li key={name}>
            <span className={clsx(styles.dot, styles[look])} aria-hidden="true" />
            <span className={styles.count}>{formatNumber(count)}</span> {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

function inPercent(value: number): string {
  return `${formatNumber(value, 1)}%`;
}

/** Shows how often a positive result is right, in numbers of people instead of probabilities. */
export default function BaseRateGrid(): ReactNode {
  const baseRate = useNumber(20, {min: 0, max: 100, step: 0.5});
  const sensitivity = useNumber(80, {min: 0, max: 100});
  const specificity = useNumber(80, {min: 0, max: 100});

  const shares = {
    baseRate: baseRate.value / 100,
    sensitivity: sensitivity.value / 100,
    specificity: specificity.value / 100,
  };
  const {truePositives, falseNegatives, falsePositives, trueNegatives, predictiveValue} =
    naturalFrequencies(shares, POPULATION);
  return (
    <Part title="Base rate and a signal">
      <RangeField label="Base rate: how many have it" {...baseRate} format={inPercent} />
      <RangeField
        label="Sensitivity: of those, how many show the signal"
        {...sensitivity}
        format={inPercent}
      />
      <RangeField
        label="Specificity: of the others, how many do not"
        {...specificity}
        format={inPercent}
      />
      <Answer>
        Of 1,000, {formatNumber(truePositives + falsePositives)} show the signal and{' '}
        {formatNumber(truePositives)} of these have it
        {predictiveValue === undefined ? (
          '; nobody can show it, so it has no predictive value.'
        ) : (
          <>
            : a signal is right in <strong>{formatPercent(predictiveValue)}</strong> of cases.
          </>
        )}
      </Answer>
      <DotGrid
        groups={[
          {name: 'have it and show it', count: truePositives, look: 'hit'},
          {name: 'have it and do not show it', count: falseNegatives, look: 'miss'},
          {name: 'show it without having it', count: falsePositives, look: 'alarm'},
          {name: 'neither', count: trueNegatives, look: 'quiet'},
        ]}
      />
      <Note>
        Counts are per 1,000 people and rounded; the percentage is computed before rounding.
      </Note>
    </Part>
  );
}
