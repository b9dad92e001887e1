import type {ReactNode} from 'react';
import {useState} from 'react';
import NumberField from '../../components/Field/NumberField';
import RangeField from '../../components/Field/RangeField';
import LineChart from '../../components/LineChart';
import Part from '../../components/Part';
import Answer from '../../components/Part/Answer';
import Fields from '../../components/Part/Fields';
import Figures from '../../components/Part/Figures';
import Note from '../../components/Part/Note';
import {formatCompact, formatMoney, formatNumber, formatPercent} from '../../lib/numbers';
import type {Point} from '../../lib/chart';
import {growthPath} from './growthPath';

function toPoints(balances: readonly number[]): Point[] {
  return balances.map((balance, year) => [year, balance]);
}

function dollarsShort(value: number): string {
  return `$${formatCompact(value)}`;
}

/** The same money with and without a yearly fee. */
export default function CompoundGrowth(): ReactNode {
  const [principal, setPrincipal] = useState(10_000);
  const [contribution, setContribution] = useState(0);
  const [gross, setGross] = useState(7);
  const [fee, setFee] = useState(1);
  const [years, setYears] = useState(30);

  const plan = {principal, contribution, gross: gross / 100, fee: fee / 100};
  const free = growthPath({...plan, fee: 0}, years);
  const charged = growthPath(plan, years);
  const [best = 0, end = 0] = [free.at(-1), charged.at(-1)];
  const gain = best - principal - contribution * years;
  const period = years === 1 ? '1 year' : `${years} years`;
  return (
    <Part title="Growth, with and without a fee">
      <Fields>
        <NumberField
          label="Principal, $"
          value={principal}
          min={0}
          max={1e8}
          onChange={setPrincipal}
        />
        <NumberField
          label="Added each year, $"
          value={contribution}
          min={0}
          max={1e7}
          onChange={setContribution}
        />
        <NumberField
          label="Return, % a year"
          value={gross}
          min={-20}
          max={30}
          step={0.1}
          onChange={setGross}
        />
        <NumberField
          label="Fee, % a year"
          value={fee}
          min={0}
          max={10}
          step={0.05}
          onChange={setFee}
        />
      </Fields>
      <RangeField label="Years" value={years} min={1} max={60} onChange={setYears} />
      <Answer>
        After {period} the fee of {formatNumber(fee, 2)}% has cost{' '}
        <strong>{formatMoney(best - end)}</strong>
        {gain > 0 && `, or ${formatPercent((best - end) / gain)} of the gain`}.
      </Answer>
      <LineChart
        label={`Balance over ${period}: ${formatMoney(best)} without the fee, ${formatMoney(end)} with it.`}
        lines={[
          {name: 'without the fee', points: toPoints(free), look: 'second'},
          {name: 'with the fee', points: toPoints(charged), look: 'first'},
        ]}
        x={[0, years]}
        y={[0, Math.max(...free, ...charged)]}
        formatX={String}
        formatY={dollarsShort}
        nameX="years"
      />
      <Figures
        items={[
          {name: 'Without the fee', value: formatMoney(best)},
          {name: 'With the fee', value: formatMoney(end)},
          {name: 'Difference', value: formatMoney(best - end)},
        ]}
      />
      <Note>
        A steady return, the fee taken from the balance at the end of each year, then the addition.
      </Note>
    </Part>
  );
}
