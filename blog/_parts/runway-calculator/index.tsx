import type {ReactNode} from 'react';
import Fold from '@site/src/components/Fold';
import Part, {Answer, Fields, Note} from '@site/src/components/Part';
import {countOf} from '@site/src/lib/numbers';
import {NumberField, useNumber} from '../Field';
import LineChart from '../LineChart';
import NumberTable from '../NumberTable';
import {formatCompactMoney, formatMoney} from '../numbers';
import type {Point} from '../chart';
import type {Outcome} from './runway';
import {runway} from './runway';

const ROWS = 60;

/** Returns the answer: a headline, shown in bold, and the rest of the sentence. */
function answerText(outcome: Outcome): [headline: string, rest: string] {
  switch (outcome.kind) {
    case 'runs-out':
      return [
        countOf(outcome.fullMonths, 'full month'),
        ` of runway: the cash runs out in month ${outcome.fullMonths + 1}.`,
      ];
    case 'default-alive':
      return [
        'Default alive',
        `: revenue reaches the costs in month ${outcome.breakeven}, and the cash never falls below ${formatMoney(outcome.lowest)}.`,
      ];
    case 'outlasts':
      return [
        `More than ${outcome.fullMonths} months`,
        ' of runway, although revenue never permanently covers the costs.',
      ];
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
  const [headline, rest] = answerText(outcome);
  return (
    <Part title="Runway">
      <Fields>
        <NumberField label="Cash, $" {...cash} />
        <NumberField label="Monthly revenue, $" {...revenue} />
        <NumberField label="Growth, % a month" {...growth} />
        <NumberField label="Monthly costs, $" {...spending} />
      </Fields>
      <Answer>
        <strong>{headline}</strong>
        {rest}
      </Answer>
      <LineChart
        label={`Cash at the end of each month. ${headline}${rest}`}
        lines={[{name: 'cash at the end of the month', points, look: 'first'}]}
        formatY={formatCompactMoney}
        nameX="months"
      />
      <Fold title="Month by month">
        <NumberTable
          caption="Revenue and cash by month"
          columns={['Month', 'Revenue', 'Change', 'Cash']}
          rows={months.slice(0, ROWS).map((row) => ({
            name: String(row.month),
            cells: [row.revenue, row.revenue - costs, row.cash].map((value) => formatMoney(value)),
            kind: row.cash < 0 ? 'marked' : 'plain',
          }))}
        />
      </Fold>
      <Note>
        Revenue grows from the second month on; costs do not change. Both are paid in the same
        month.
      </Note>
    </Part>
  );
}
