import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Part, {Answer, Note} from '@site/src/components/Part';
import {formatNumber} from '@site/src/components/formats';
import {RangeField, useNumber} from '../Field';
import {formatShare, formatPercentage} from '../numbers';
import {apportion} from '../apportion';
import {naturalFrequencies} from './naturalFrequencies';
import styles from './styles.module.css';

const TEXTS = {
  hit: translate({
    id: 'parts.baseRate.hit',
    message: 'have it and show the signal',
    description: 'Group',
  }),
  miss: translate({
    id: 'parts.baseRate.miss',
    message: 'have it but do not show the signal',
    description: 'Group',
  }),
  alarm: translate({
    id: 'parts.baseRate.alarm',
    message: 'show the signal without having it',
    description: 'Group',
  }),
  quiet: translate({id: 'parts.baseRate.quiet', message: 'neither', description: 'Group'}),
  title: translate({
    id: 'parts.baseRate.title',
    message: 'Base rate and a signal',
    description: 'Title',
  }),
  rate: translate({
    id: 'parts.baseRate.rate',
    message: 'Base rate: how many have it',
    description: 'Field',
  }),
  sensitivity: translate({
    id: 'parts.baseRate.sensitivity',
    message: 'Sensitivity: of those, how many show the signal',
    description: 'Field',
  }),
  specificity: translate({
    id: 'parts.baseRate.specificity',
    message: 'Specificity: of the others, how many do not',
    description: 'Field',
  }),
};

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
    {name: TEXTS.hit, count: truePositives, look: 'hit'},
    {name: TEXTS.miss, count: falseNegatives, look: 'miss'},
    {name: TEXTS.alarm, count: falsePositives, look: 'alarm'},
    {name: TEXTS.quiet, count: trueNegatives, look: 'quiet'},
  ];
  const dots = apportion(
    groups.map(({count}) => count),
    DOTS,
  );
  return (
    <Part title={TEXTS.title}>
      <RangeField label={TEXTS.rate} {...baseRate} format={formatPercentage} />
      <RangeField label={TEXTS.sensitivity} {...sensitivity} format={formatPercentage} />
      <RangeField label={TEXTS.specificity} {...specificity} format={formatPercentage} />
      <Answer>
        {predictiveValue === undefined ? (
          <Translate
            id="parts.baseRate.noAnswer"
            description="Result if nobody can show the signal">
            Nobody can show the signal, so it has no predictive value.
          </Translate>
        ) : (
          <Translate
            id="parts.baseRate.answer"
            description="Result"
            values={{
              total,
              shown: formatNumber(truePositives + falsePositives),
              right: formatNumber(truePositives),
              share: <strong>{formatShare(predictiveValue)}</strong>,
            }}>
            {
              'Of {total}, {shown} show the signal and {right} of these have it: a signal is right in {share} of cases.'
            }
          </Translate>
        )}
      </Answer>
      <div className={styles.picture}>
        <div
          role="img"
          className={styles.grid}
          aria-label={translate(
            {
              id: 'parts.baseRate.dots',
              message: 'Of 100 dots, {groups}. Each dot stands for {people} people.',
              description:
                'Description of the picture; {groups} is, for example, “16 have it and show the signal”',
            },
            {
              groups: groups.map(({name}, index) => `${dots[index]} ${name}`).join(', '),
              people: formatNumber(POPULATION / DOTS),
            },
          )}>
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
        <Translate id="parts.baseRate.note" description="Note" values={{total}}>
          {'Counts are per {total} people and rounded; the percentage is computed before rounding.'}
        </Translate>
      </Note>
    </Part>
  );
}
