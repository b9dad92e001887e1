import type {ReactNode} from 'react';
import Part, {Answer, Fields, Figures, Note} from '@site/src/components/Part';
import {usePlural} from '@site/src/components/plurals';
import {NumberField, RangeField, useNumber} from '../Field';
import LineChart from '../LineChart';
import {formatCompactMoney, formatMoney, formatShare, formatPercentage} from '../numbers';
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
  const yearsField = useNumber(30, {min: 1, max: 60});

  const years = yearsField.value;
  const plan = {
    principal: principal.value,
    contribution: contribution.value,
    gross: gross.value / 100,
    fee: fee.value / 100,
  };
  const withoutFee = growthPath({...plan, fee: 0}, years);
  const withFee = growthPath(plan, years);
  const [endWithoutFee = 0, endWithFee = 0] = [withoutFee.at(-1), withFee.at(-1)];
  const gain = endWithoutFee - plan.principal - plan.contribution * years;
  const period = usePlural('{count} year|{count} years')(years);
  const cost = endWithoutFee - endWithFee;
  return (
    <Part title="Growth, with and without a fee">
      <Fields>
        <NumberField label="Principal, $" {...principal} />
        <NumberField label="Added each year, $" {...contribution} />
        <NumberField label="Return, % a year" {...gross} />
        <NumberField label="Fee, % a year" {...fee} />
      </Fields>
      <RangeField label="Years" {...yearsField} />
      <Answer>
        After {period} the fee of {formatPercentage(fee.value, 2)} has cost{' '}
        <strong>{formatMoney(cost)}</strong>
        {gain > 0 && `, or ${formatShare(cost / gain)} of the gain`}.
      </Answer>
      <LineChart
        label={`Balance over ${period}: ${formatMoney(endWithoutFee)} without the fee, ${formatMoney(endWithFee)} with it.`}
        lines={[
          {name: 'without the fee', points: toPoints(withoutFee), look: 'second'},
          {name: 'with the fee', points: toPoints(withFee)},
        ]}
        formatY={formatCompactMoney}
        nameX="years"
      />
      <Figures
        items={{
          'Without the fee': formatMoney(endWithoutFee),
          'With the fee': formatMoney(endWithFee),
          Difference: formatMoney(cost),
        }}
      />
      <Note>
        Assumes a steady return. The fee is taken from the balance at the end of each year, before
        the yearly addition.
      </Note>
    </Part>
  );
}
