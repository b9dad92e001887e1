import clsx from 'clsx';
import type {ReactNode} from 'react';
import Part, {Answer, Note} from '@site/src/components/Part';
import {formatNumber} from '@site/src/components/formats';
import {RangeField, useNumber} from '../Field';
import {formatShare, formatPercentage} from '../numbers';
import {apportion} from '../apportion';
import {naturalFrequencies} from './naturalFrequencies';
import styles from './styles.module.css';

const POPULATION = 1000;
const DOTS = 100;

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
  const total = formatNumber(POPULATION);
  const groups = [
    {name: 'have it and show the signal', count: truePositives, look: 'hit'},
    {name: 'have it but do not show the signal', count: falseNegatives, look: 'miss'},
    {name: 'show the signal without having it', count: falsePositives, look: 'alarm'},
    {name: 'neither', count: trueNegatives, look: 'quiet'},
  ];
  const dots = apportion(
    groups.map(({count}) => count),
    DOTS,
  );
  const dotTexts = groups.map(({name}, index) => `${dots[index]} ${name}`);
  return (
    <Part title="Base rate and a signal">
      <RangeField label="Base rate: how many have it" {...baseRate} format={formatPercentage} />
      <RangeField
        label="Sensitivity: of those, how many show the signal"
        {...sensitivity}
        format={formatPercentage}
      />
      <RangeField
        label="Specificity: of the others, how many do not"
        {...specificity}
        format={formatPercentage}
      />
      <Answer>
        {predictiveValue === undefined ? (
          'Nobody can show the signal, so it has no predictive value.'
        ) : (
          <>
            Of {total}, {formatNumber(truePositives + falsePositives)} show the signal and{' '}
            {formatNumber(truePositives)} of these have it: a signal is right in{' '}
            <strong>{formatShare(predictiveValue)}</strong> of cases.
          </>
        )}
      </Answer>
      <div className={styles.picture}>
        <div
          role="img"
          className={styles.grid}
          aria-label={`Of 100 dots, ${dotTexts.join(', ')}. Each dot stands for ${formatNumber(POPULATION / DOTS)} people.`}>
          {groups.flatMap(({look}, group) =>
            Array.from({length: dots[group] ?? 0}, (_, index) => (
              <span key={`${look} ${index}`} className={clsx(styles.dot, styles[look])} />
            )),
          )}
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
      <Note>
        Counts are per {total} people and rounded; the percentage is computed before rounding.
      </Note>
    </Part>
  );
}
