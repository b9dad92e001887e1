import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Part, {Answer, Fields, Figures, Note} from '@site/src/components/Part';
import {usePlural} from '@site/src/components/plurals';
import {NumberField, RangeField, useNumber} from '../Field';
import LineChart from '../LineChart';
import {formatCompactMoney, formatMoney, formatPercent, formatPercentage} from '../numbers';
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
  const period = usePlural(translate({message: '{count} year|{count} years'}))(years);
  const answer = {
    period,
    fee: formatPercentage(fee.value, 2),
    cost: <strong>{formatMoney(best - end)}</strong>,
    share: gain > 0 && formatPercent((best - end) / gain),
  };
  return (
    <Part title={translate({message: 'Growth, with and without a fee'})}>
      <Fields>
        <NumberField label={translate({message: 'Principal, $'})} {...principal} />
        <NumberField label={translate({message: 'Added each year, $'})} {...contribution} />
        <NumberField label={translate({message: 'Return, % a year'})} {...gross} />
        <NumberField label={translate({message: 'Fee, % a year'})} {...fee} />
      </Fields>
      <RangeField label={translate({message: 'Years'})} {...span} />
      <Answer>
        {gain > 0 ? (
          <Translate values={answer}>
            {'After {period} the fee of {fee} has cost {cost}, or {share} of the gain.'}
          </Translate>
        ) : (
          <Translate values={answer}>
            {'After {period} the fee of {fee} has cost {cost}.'}
          </Translate>
        )}
      </Answer>
      <LineChart
        label={translate(
          {message: 'Balance over {period}: {best} without the fee, {end} with it.'},
          {period, best: formatMoney(best), end: formatMoney(end)},
        )}
        lines={[
          {name: translate({message: 'without the fee'}), points: toPoints(free), look: 'second'},
          {name: translate({message: 'with the fee'}), points: toPoints(charged)},
        ]}
        formatY={formatCompactMoney}
        nameX={translate({message: 'years'})}
      />
      <Figures
        items={{
          [translate({message: 'Without the fee'})]: formatMoney(best),
          [translate({message: 'With the fee'})]: formatMoney(end),
          [translate({message: 'Difference'})]: formatMoney(best - end),
        }}
      />
      <Note>
        <Translate>
          Assumes a steady return. The fee is taken from the balance at the end of each year, before
          the yearly addition.
        </Translate>
      </Note>
    </Part>
  );
}
