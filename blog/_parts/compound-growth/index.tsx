import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Part, {Answer, Fields, Figures, Note} from '@site/src/components/Part';
import {usePlural} from '@site/src/components/plurals';
import {NumberField, RangeField, useNumber} from '../Field';
import LineChart from '../LineChart';
import {formatCompactMoney, formatMoney, formatShare, formatPercentage} from '../numbers';
import type {Point} from '../chart';
import {growthPath} from './growthPath';

const TEXTS = {
  period: translate({
    id: 'parts.growth.period',
    message: '{count} year|{count} years',
    description: 'Number of years',
  }),
  title: translate({
    id: 'parts.growth.title',
    message: 'Growth, with and without a fee',
    description: 'Title',
  }),
  principal: translate({
    id: 'parts.growth.principal',
    message: 'Principal, $',
    description: 'Field',
  }),
  added: translate({id: 'parts.growth.added', message: 'Added each year, $', description: 'Field'}),
  return: translate({id: 'parts.growth.return', message: 'Return, % a year', description: 'Field'}),
  fee: translate({id: 'parts.growth.fee', message: 'Fee, % a year', description: 'Field'}),
  years: translate({id: 'parts.growth.years', message: 'Years', description: 'Field'}),
  lineWithout: translate({
    id: 'parts.growth.lineWithout',
    message: 'without the fee',
    description: 'Line',
  }),
  lineWith: translate({id: 'parts.growth.lineWith', message: 'with the fee', description: 'Line'}),
  axis: translate({id: 'parts.growth.axis', message: 'years', description: 'Axis'}),
  without: translate({
    id: 'parts.growth.without',
    message: 'Without the fee',
    description: 'Figure',
  }),
  with: translate({id: 'parts.growth.with', message: 'With the fee', description: 'Figure'}),
  difference: translate({
    id: 'parts.growth.difference',
    message: 'Difference',
    description: 'Figure',
  }),
};

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
  const period = usePlural(TEXTS.period)(years);
  const answer = {
    period,
    fee: formatPercentage(fee.value, 2),
    cost: <strong>{formatMoney(endWithoutFee - endWithFee)}</strong>,
    share: gain > 0 && formatShare((endWithoutFee - endWithFee) / gain),
  };
  return (
    <Part title={TEXTS.title}>
      <Fields>
        <NumberField label={TEXTS.principal} {...principal} />
        <NumberField label={TEXTS.added} {...contribution} />
        <NumberField label={TEXTS.return} {...gross} />
        <NumberField label={TEXTS.fee} {...fee} />
      </Fields>
      <RangeField label={TEXTS.years} {...yearsField} />
      <Answer>
        {gain > 0 ? (
          <Translate
            id="parts.growth.answer"
            description="Result; {period} is, for example, “30 years”"
            values={answer}>
            {'After {period} the fee of {fee} has cost {cost}, or {share} of the gain.'}
          </Translate>
        ) : (
          <Translate
            id="parts.growth.answerLoss"
            description="Result without a gain; {period} is, for example, “30 years”"
            values={answer}>
            {'After {period} the fee of {fee} has cost {cost}.'}
          </Translate>
        )}
      </Answer>
      <LineChart
        label={translate(
          {
            id: 'parts.growth.chart',
            message: 'Balance over {period}: {best} without the fee, {end} with it.',
            description: 'Description of the chart',
          },
          {period, best: formatMoney(endWithoutFee), end: formatMoney(endWithFee)},
        )}
        lines={[
          {name: TEXTS.lineWithout, points: toPoints(withoutFee), look: 'second'},
          {name: TEXTS.lineWith, points: toPoints(withFee)},
        ]}
        formatY={formatCompactMoney}
        nameX={TEXTS.axis}
      />
      <Figures
        items={{
          [TEXTS.without]: formatMoney(endWithoutFee),
          [TEXTS.with]: formatMoney(endWithFee),
          [TEXTS.difference]: formatMoney(endWithoutFee - endWithFee),
        }}
      />
      <Note>
        <Translate id="parts.growth.note" description="Note">
          Assumes a steady return. The fee is taken from the balance at the end of each year, before
          the yearly addition.
        </Translate>
      </Note>
    </Part>
  );
}
