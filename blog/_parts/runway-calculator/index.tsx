import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Fold from '@site/src/components/Fold';
import Part, {Answer, Fields, Note} from '@site/src/components/Part';
import {usePlural} from '@site/src/components/plurals';
import {NumberField, useNumber} from '../Field';
import LineChart from '../LineChart';
import NumberTable from '../NumberTable';
import {formatCompactMoney, formatMoney} from '../numbers';
import type {Point} from '../chart';
import type {Outcome} from './runway';
import {runway} from './runway';

const ROWS = 60;

/** The result as a sentence. */
function RunwayAnswer({outcome}: {readonly outcome: Outcome}): ReactNode {
  const fullMonths = usePlural(translate({message: '{count} full month|{count} full months'}));
  switch (outcome.kind) {
    case 'runs-out':
      return (
        <Translate
          values={{
            months: <strong>{fullMonths(outcome.fullMonths)}</strong>,
            last: outcome.fullMonths + 1,
          }}>
          {'{months} of runway: the cash runs out in month {last}.'}
        </Translate>
      );
    case 'default-alive':
      return (
        <Translate
          values={{
            alive: <strong>{translate({message: 'Default alive'})}</strong>,
            month: outcome.breakeven,
            lowest: formatMoney(outcome.lowest),
          }}>
          {
            '{alive}: revenue reaches the costs in month {month}, and the cash never falls below {lowest}.'
          }
        </Translate>
      );
    case 'outlasts':
      return (
        <Translate
          values={{
            months: (
              <strong>
                {translate({message: 'More than {count} months'}, {count: outcome.fullMonths})}
              </strong>
            ),
          }}>
          {'{months} of runway, but no lasting breakeven.'}
        </Translate>
      );
  }
}

/** Calculates how long the cash lasts if revenue grows and costs stay the same. */
export default function RunwayCalculator(): ReactNode {
  const cash = useNumber(900_000, {min: 0, max: 1e9});
  const revenue = useNumber(30_000, {min: 0, max: 1e8});
  const growth = useNumber(5, {min: -20, max: 50, step: 0.5});
  const spending = useNumber(110_000, {min: 0, max: 1e8});

  const costs = spending.value;
  const {outcome, months} = runway({
    cash: cash.value,
    revenue: revenue.value,
    growth: growth.value / 100,
    costs,
  });
  const points: Point[] = [[0, cash.value], ...months.map((row): Point => [row.month, row.cash])];
  return (
    <Part title={translate({message: 'Runway'})}>
      <Fields>
        <NumberField label={translate({message: 'Cash, $'})} {...cash} />
        <NumberField label={translate({message: 'Monthly revenue, $'})} {...revenue} />
        <NumberField label={translate({message: 'Growth, % a month'})} {...growth} />
        <NumberField label={translate({message: 'Monthly costs, $'})} {...spending} />
      </Fields>
      <Answer>
        <RunwayAnswer outcome={outcome} />
      </Answer>
      <LineChart
        label={translate(
          {message: 'Cash by month: {first} at the start, {last} in month {month}.'},
          {
            first: formatMoney(cash.value),
            last: formatMoney(points.at(-1)?.[1] ?? 0),
            month: months.length,
          },
        )}
        lines={[{name: translate({message: 'cash at the end of the month'}), points}]}
        formatY={formatCompactMoney}
        nameX={translate({message: 'months'})}
      />
      <Fold title={translate({message: 'Month by month'})}>
        <NumberTable
          caption={translate({message: 'Revenue and cash by month'})}
          columns={[
            translate({message: 'Month'}),
            translate({message: 'Revenue'}),
            translate({message: 'Change'}),
            translate({message: 'Cash'}),
          ]}
          rows={months.slice(0, ROWS).map((row) => ({
            name: String(row.month),
            cells: [row.revenue, row.revenue - costs, row.cash].map((value) => formatMoney(value)),
            kind: row.cash < 0 ? 'marked' : 'plain',
          }))}
        />
      </Fold>
      <Note>
        <Translate>
          Revenue grows from the second month on; costs do not change. Both are paid in the month
          they arise.
        </Translate>
      </Note>
    </Part>
  );
}
