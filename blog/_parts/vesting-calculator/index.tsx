import type {ReactNode} from 'react';
import Part, {Answer, Fields} from '@site/src/components/Part';
import {formatNumber} from '@site/src/components/formats';
import {usePlural} from '@site/src/components/plurals';
import {NumberField, RangeField, useNumber} from '../Field';
import LineChart from '../LineChart';
import {formatCompact, formatShare} from '../numbers';
import {vestedShares, vestingSteps} from './vesting';

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
  const inMonths = usePlural('{count} month|{count} months');
  const months = inMonths(served);
  const vested = formatNumber(vestedCount);
  return (
    <Part title="Vesting with a cliff">
      <Fields>
        <NumberField label="Shares" {...sharesField} />
        <NumberField label="Years" {...years} />
        <NumberField label="Cliff, months" {...cliffField} />
      </Fields>
      <RangeField
        label="Leaves after"
        {...leavingField}
        value={served}
        max={end}
        format={inMonths}
      />
      <Answer>
        After {months}, <strong>{vested}</strong> shares have vested, or{' '}
        {formatShare(shares === 0 ? 0 : vestedCount / shares)} of the grant;{' '}
        {formatNumber(shares - vestedCount)} are forfeited.
      </Answer>
      <LineChart
        label={`Vested shares by month of service: nothing before month ${cliff}, all ${formatNumber(shares)} after month ${end}. Leaving after ${months}: ${vested}.`}
        lines={[{name: 'vested', points: vestingSteps(grant, end)}]}
        marks={[{name: 'on leaving', at: [served, vestedCount]}]}
        ticksX={yearTicks(end)}
        formatY={formatCompact}
        nameX="months of service"
      />
    </Part>
  );
}
