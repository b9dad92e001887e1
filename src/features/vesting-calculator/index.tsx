import type {ReactNode} from 'react';
import {useState} from 'react';
import NumberField from '../../components/Field/NumberField';
import RangeField from '../../components/Field/RangeField';
import LineChart from '../../components/LineChart';
import Part from '../../components/Part';
import Answer from '../../components/Part/Answer';
import Fields from '../../components/Part/Fields';
import {formatCompact, formatNumber, formatPercent} from '../../lib/numbers';
import {vestedShares} from './vestedShares';
import {vestingSteps} from './vestingSteps';

function inMonths(count: number): string {
  return count === 1 ? '1 month' : `${count} months`;
}

/** Every twelfth month, or every second of them where they would crowd. */
function yearMarks(end: number): number[] {
  const apart = end > 60 ? 24 : 12;
  return Array.from({length: Math.floor(end / apart) + 1}, (_, index) => index * apart);
}

/** What a grant with a cliff has vested when its holder leaves. */
export default function VestingCalculator(): ReactNode {
  const [shares, setShares] = useState(40_000);
  const [years, setYears] = useState(4);
  const [cliff, setCliff] = useState(12);
  const [leaving, setLeaving] = useState(30);

  const grant = {shares, months: years * 12, cliff};
  const end = Math.max(grant.months, cliff);
  const served = Math.min(leaving, end);
  const vested = vestedShares(grant, served);
  const share = formatPercent(shares === 0 ? 0 : vested / shares);
  return (
    <Part title="Vesting with a cliff">
      <Fields>
        <NumberField label="Shares" value={shares} min={0} max={1e9} onChange={setShares} />
        <NumberField label="Years" value={years} min={1} max={10} onChange={setYears} />
        <NumberField label="Cliff, months" value={cliff} min={0} max={60} onChange={setCliff} />
      </Fields>
      <RangeField
        label="Leaves after"
        value={served}
        min={0}
        max={end}
        format={inMonths}
        onChange={setLeaving}
      />
      <Answer>
        After {inMonths(served)}, <strong>{formatNumber(vested)}</strong> shares have vested, or{' '}
        {share} of the grant; {formatNumber(shares - vested)} go back.
      </Answer>
      <LineChart
        label={`Vested shares by month of service: nothing before month ${cliff}, all ${formatNumber(shares)} after month ${end}. On leaving after ${inMonths(served)}, ${formatNumber(vested)}.`}
        lines={[{name: 'vested', points: vestingSteps(grant, end), look: 'first'}]}
        marks={[{name: 'on leaving', at: [served, vested], look: 'first'}]}
        x={[0, end]}
        y={[0, shares]}
        ticksX={yearMarks(end)}
        formatX={String}
        formatY={formatCompact}
        nameX="months of service"
      />
    </Part>
  );
}
