import type {ReactNode} from 'react';
import Part, {Answer, Fields, Figures, Note} from '@site/src/components/Part';
import {countOf, formatNumber} from '@site/src/lib/numbers';
import {NumberField, RangeField, useNumber} from '../Field';
import LineChart from '../LineChart';
import {formatCompactMoney, formatMoney, formatPercent} from '../numbers';
import type {Point} from '../chart';
import {growthPath} from './growthPath';

function toPoints(balances: readonly number[]): Point[] {
  return balances.map((balance, year) => [year, balance]);
}

/** Compares the growth of an investment with and without a yearly fee. */
export default function CompoundGrowth(): ReactNode {
  const principal = useNumber(10_000, {min: 0, max: 1e8});
  const contribution = useNumber(0, {min: 0, max: 1e7});
  const gross = useNumber(7, {min: -20, max: 30, step: 0.1});
  const fee = useNumber(1, {min: 0, max: 10, step: 0.05});
  const span = useNumber(30, {min: 1, max: 60});

  const years = span.value;
  const plan = {
    principal: principal.value,
    contribution: contribution.value,
    gross: gross.value / 100,
    fee: fee.value / 100,
  };
  const free = growthPath({...plan, fee: 0}, years);
  const charged = growthPath(plan, years);
  const [best = 0, end = 0] = [free.at(-1), charged.at(-1)];
  const gain = best - plan.principal - plan.contribution * years;
  const period = countOf(years, 'year');
  return (
    <Part title="Growth, with and without a fee">
      <Fields>
        <NumberField label="Principal, $" {...principal} />
        <NumberField label="Added each year, $" {...contribution} />
        <NumberField label="Return, % a year" {...gross} />
        <NumberField label="Fee, % a year" {...fee} />
      </Fields>
      <RangeField label="Years" {...span} />
      <Answer>
        After {period} the fee of {formatNumber(fee.value, 2)}% has cost{' '}
        <strong>{formatMoney(best - end)}</strong>
        {gain > 0 && `, or ${formatPercent((best - end) / gain)} of the gain`}.
      </Answer>
      <LineChart
        label={`Balance over ${period}: ${formatMoney(best)} without the fee, ${formatMoney(end)} with it.`}
        lines={[
          {name: 'without the fee', points: toPoints(free), look: 'second'},
          {name: 'with the fee', points: toPoints(charged), look: 'first'},
        ]}
        formatY={formatCompactMoney}
        nameX="years"
      />
      <Figures
        items={{
          'Without the fee': formatMoney(best),
          'With the fee': formatMoney(end),
          Difference: formatMoney(best - end),
        }}
      />
      <Note>
        Assumes a steady return. The fee is taken from the balance at the end of each year, before
        the yearly addition.
      </Note>
    </Part>
  );
}
