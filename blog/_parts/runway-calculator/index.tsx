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

/** Maximum number of rows of the table. */
const MAX_ROWS = 60;

/** The result as a sentence. */
function RunwayAnswer({outcome}: {readonly outcome: Outcome}): ReactNode {
  const fullMonths = usePlural('{count} full month|{count} full months');
  switch (outcome.kind) {
    case 'runs-out':
      return (
        <>
          <strong>{fullMonths(outcome.fullMonths)}</strong> of runway: the cash runs out in month{' '}
          {outcome.fullMonths + 1}.
        </>
      );
    case 'default-alive':
      return (
        <>
          <strong>Default alive</strong>: revenue reaches the costs in month {outcome.breakeven},
          and the cash never falls below {formatMoney(outcome.lowest)}.
        </>
      );
    case 'outlasts':
      return (
        <>
          <strong>More than {outcome.fullMonths} months</strong> of runway, but no lasting
          breakeven.
        </>
      );
  }
}

/** Calculates how long the cash lasts if revenue grows and costs stay the same. */
export default function RunwayCalculator(): ReactNode {
  const cash = useNumber(900_000, {min: 0, max: 1e9});
  const revenue = useNumber(30_000, {min: 0, max: 1e8});
  const growth = useNumber(5, {min: -20, max: 50, step: 0.5});
  const costsField = useNumber(110_000, {min: 0, max: 1e8});

  const costs = costsField.value;
  const {outcome, months} = runway({
    cash: cash.value,
    revenue: revenue.value,
    growth: growth.value / 100,
    costs,
  });
  const points: Point[] = [[0, cash.value], ...months.map((row): Point => [row.month, row.cash])];
  return (
    <Part title="Runway">
      <Fields>
        <NumberField label="Cash, $" {...cash} />
        <NumberField label="Monthly revenue, $" {...revenue} />
        <NumberField label="Growth, % a month" {...growth} />
        <NumberField label="Monthly costs, $" {...costsField} />
      </Fields>
      <Answer>
        <RunwayAnswer outcome={outcome} />
      </Answer>
      <LineChart
        label={`Cash by month: ${formatMoney(cash.value)} at the start, ${formatMoney(points.at(-1)?.[1] ?? 0)} in month ${months.length}.`}
        lines={[{name: 'cash at the end of the month', points}]}
        formatY={formatCompactMoney}
        nameX="months"
      />
      <Fold title="Month by month">
        <NumberTable
          caption="Revenue and cash by month"
          columns={['Month', 'Revenue', 'Change', 'Cash']}
          rows={months.slice(0, MAX_ROWS).map((row) => ({
            name: String(row.month),
            cells: [row.revenue, row.revenue - costs, row.cash].map((value) => formatMoney(value)),
            kind: row.cash < 0 ? 'marked' : 'plain',
          }))}
        />
      </Fold>
      <Note>
        Revenue grows from the second month on; costs do not change. Both are paid in the month they
        arise.
      </Note>
    </Part>
  );
}
