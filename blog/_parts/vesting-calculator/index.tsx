import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Part, {Answer, Fields} from '@site/src/components/Part';
import {formatNumber} from '@site/src/components/formats';
import {usePlural} from '@site/src/components/plurals';
import {NumberField, RangeField, useNumber} from '../Field';
import LineChart from '../LineChart';
import {formatCompact, formatShare} from '../numbers';
import {vestedShares, vestingSteps} from './vesting';

const TEXTS = {
  months: translate({
    id: 'parts.vesting.months',
    message: '{count} month|{count} months',
    description: 'Number of months',
  }),
  title: translate({
    id: 'parts.vesting.title',
    message: 'Vesting with a cliff',
    description: 'Title',
  }),
  shares: translate({id: 'parts.vesting.shares', message: 'Shares', description: 'Field'}),
  years: translate({id: 'parts.vesting.years', message: 'Years', description: 'Field'}),
  cliff: translate({id: 'parts.vesting.cliff', message: 'Cliff, months', description: 'Field'}),
  leaves: translate({id: 'parts.vesting.leaves', message: 'Leaves after', description: 'Field'}),
  line: translate({id: 'parts.vesting.line', message: 'vested', description: 'Line'}),
  mark: translate({id: 'parts.vesting.mark', message: 'on leaving', description: 'Mark'}),
  axis: translate({id: 'parts.vesting.axis', message: 'months of service', description: 'Axis'}),
};

/** Ticks in months: one per year, or one every two years if there would be too many. */
function yearTicks(end: number): number[] {
  const step = end > 60 ? 24 : 12;
  return Array.from({length: Math.floor(end / step) + 1}, (_, index) => index * step);
}

/** Shows how much of a grant with a cliff has vested when its holder leaves. */
export default function VestingCalculator(): ReactNode {
  const sharesField = useNumber(40_000, {min: 0, max: 1e9});
  const years = useNumber(4, {min: 1, max: 10});
  const cliffField = useNumber(12, {min: 0, max: 60});
  const leavingField = useNumber(30, {min: 0, max: 120});

  const [shares, cliff] = [sharesField.value, cliffField.value];
  const grant = {shares, months: years.value * 12, cliff};
  const end = Math.max(grant.months, cliff);
  const served = Math.min(leavingField.value, end);
  const vestedCount = vestedShares(grant, served);
  const inMonths = usePlural(TEXTS.months);
  const months = inMonths(served);
  const vested = formatNumber(vestedCount);
  return (
    <Part title={TEXTS.title}>
      <Fields>
        <NumberField label={TEXTS.shares} {...sharesField} />
        <NumberField label={TEXTS.years} {...years} />
        <NumberField label={TEXTS.cliff} {...cliffField} />
      </Fields>
      <RangeField
        label={TEXTS.leaves}
        {...leavingField}
        value={served}
        max={end}
        format={inMonths}
      />
      <Answer>
        <Translate
          id="parts.vesting.answer"
          description="Result; {months} is, for example, “12 months”"
          values={{
            months,
            vested: <strong>{vested}</strong>,
            share: formatShare(shares === 0 ? 0 : vestedCount / shares),
            forfeited: formatNumber(shares - vestedCount),
          }}>
          {
            'After {months}, {vested} shares have vested, or {share} of the grant; {forfeited} are forfeited.'
          }
        </Translate>
      </Answer>
      <LineChart
        label={translate(
          {
            id: 'parts.vesting.chart',
            message:
              'Vested shares by month of service: nothing before month {cliff}, all {shares} after month {end}. Leaving after {months}: {vested}.',
            description: 'Description of the chart',
          },
          {cliff, shares: formatNumber(shares), end, months, vested},
        )}
        lines={[{name: TEXTS.line, points: vestingSteps(grant, end)}]}
        marks={[{name: TEXTS.mark, at: [served, vestedCount]}]}
        ticksX={yearTicks(end)}
        formatY={formatCompact}
        nameX={TEXTS.axis}
      />
    </Part>
  );
}
