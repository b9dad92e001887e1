import type {ReactNode} from 'react';
import {useState} from 'react';
import RangeField from '../../components/Field/RangeField';
import Part from '../../components/Part';
import Answer from '../../components/Part/Answer';
import Note from '../../components/Part/Note';
import {formatNumber, formatPercent} from '../../lib/numbers';
import DotGrid from './DotGrid';
import {naturalFrequencies} from './naturalFrequencies';

const POPULATION = 1000;

function inPercent(value: number): string {
  return `${formatNumber(value, 1)}%`;
}

/** What a positive result is worth, in people instead of probabilities. */
export default function BaseRateGrid(): ReactNode {
  const [baseRate, setBaseRate] = useState(20);
  const [sensitivity, setSensitivity] = useState(80);
  const [specificity, setSpecificity] = useState(80);

  const {truePositives, falseNegatives, falsePositives, trueNegatives, predictiveValue} =
    naturalFrequencies(
      {
        baseRate: baseRate / 100,
        sensitivity: sensitivity / 100,
        specificity: specificity / 100,
      },
      POPULATION,
    );
  return (
    <Part title="Base rate and a signal">
      <RangeField
        label="Base rate: how many have it"
        value={baseRate}
        min={0}
        max={100}
        step={0.5}
        format={inPercent}
        onChange={setBaseRate}
      />
      <RangeField
        label="Sensitivity: of those, how many show the signal"
        value={sensitivity}
        min={0}
        max={100}
        format={inPercent}
        onChange={setSensitivity}
      />
      <RangeField
        label="Specificity: of the others, how many do not"
        value={specificity}
        min={0}
        max={100}
        format={inPercent}
        onChange={setSpecificity}
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
      <Note>Counts are of 1,000 and rounded to whole ones; the percentage is not.</Note>
    </Part>
  );
}
