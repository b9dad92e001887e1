import type {ReactNode} from 'react';
import Part, {Answer, Fields} from '@site/src/components/Part';
import {countOf, formatNumber} from '@site/src/lib/numbers';
import {NumberField, RangeField, useNumber} from '../Field';
import LineChart from '../LineChart';
import {formatCompact, formatPercent} from '../numbers';
import {vestedShares, vestingSteps} from './vesting';

const inMonths = (count: number) => countOf(count, 'month');

/** Ticks in months: one per year, or one every two years if there would be too many. */
function yearTicks(end: number): number[] {
  const step = end > 60 ? 24 : 12;
  return Array.from({length: Math.floor(end / step) + 1}, (_, index) => index * step);
}

/** Shows how much of a grant with a cliff has vested when its holder leaves. */
export default function VestingCalculator(): ReactNode {
  const total = useNumber(40_000, {min: 0, max: 1e9});
  const years = useNumber(4, {min: 1, max: 10});
  const wait = useNumber(12, {min: 0, max: 60});
  const leaving = useNumber(30, {min: 0, max: 120});

  const [shares, cliff] = [total.value, wait.value];
  const grant = {shares, months: years.value * 12, cliff};
  const end = Math.max(grant.months, cliff);
  const served = Math.min(leaving.value, end);
  const vested = vestedShares(grant, served);
  const share = formatPercent(shares === 0 ? 0 : vested / shares);
  return (
    <Part title="Vesting with a cliff">
      <Fields>
        <NumberField label="Shares" {...total} />
        <NumberField label="Years" {...years} />
        <NumberField label="Cliff, months" {...wait} />
      </Fields>
      <RangeField label="Leaves after" {...leaving} value={served} max={end} format={inMonths} />
      <Answer>
        After {inMonths(served)}, <strong>{formatNumber(vested)}</strong> shares have vested, or{' '}
        {share} of the grant; {formatNumber(shares - vested)} are forfeited.
      </Answer>
      <LineChart
        label={`Vested shares by month of service: nothing before month ${cliff}, all ${formatNumber(shares)} after month ${end}. On leaving after ${inMonths(served)}, ${formatNumber(vested)}.`}
        lines={[{name: 'vested', points: vestingSteps(grant, end), look: 'first'}]}
        marks={[{name: 'on leaving', at: [served, vested], look: 'first'}]}
        ticksX={yearTicks(end)}
        formatY={formatCompact}
        nameX="months of service"
      />
    </Part>
  );
}
