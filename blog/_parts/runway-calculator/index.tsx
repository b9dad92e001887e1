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

const TEXTS = {
  months: translate({
    id: 'parts.runway.months',
    message: '{count} full month|{count} full months',
    description: 'Start of the result if the cash runs out',
  }),
  alive: translate({
    id: 'parts.runway.alive',
    message: 'Default alive',
    description: 'Start of the result, before a colon',
  }),
  title: translate({id: 'parts.runway.title', message: 'Runway', description: 'Title'}),
  cash: translate({id: 'parts.runway.cash', message: 'Cash, $', description: 'Field'}),
  revenue: translate({
    id: 'parts.runway.revenue',
    message: 'Monthly revenue, $',
    description: 'Field',
  }),
  growth: translate({
    id: 'parts.runway.growth',
    message: 'Growth, % a month',
    description: 'Field',
  }),
  costs: translate({id: 'parts.runway.costs', message: 'Monthly costs, $', description: 'Field'}),
  line: translate({
    id: 'parts.runway.line',
    message: 'cash at the end of the month',
    description: 'Item of the legend of the chart',
  }),
  axis: translate({id: 'parts.runway.axis', message: 'months', description: 'Axis'}),
  table: translate({
    id: 'parts.runway.table',
    message: 'Month by month',
    description: 'Opens the table',
  }),
  caption: translate({
    id: 'parts.runway.caption',
    message: 'Revenue and cash by month',
    description: 'Table',
  }),
  columnMonth: translate({
    id: 'parts.runway.column.month',
    message: 'Month',
    description: 'Column',
  }),
  columnRevenue: translate({
    id: 'parts.runway.column.revenue',
    message: 'Revenue',
    description: 'Column',
  }),
  columnChange: translate({
    id: 'parts.runway.column.change',
    message: 'Change',
    description: 'Column',
  }),
  columnCash: translate({id: 'parts.runway.column.cash', message: 'Cash', description: 'Column'}),
};

/** Maximum number of rows of the table. */
const MAX_ROWS = 60;

/** The result as a sentence. */
function RunwayAnswer({outcome}: {readonly outcome: Outcome}): ReactNode {
  const fullMonths = usePlural(TEXTS.months);
  switch (outcome.kind) {
    case 'runs-out':
      return (
        <Translate
          id="parts.runway.runsOut"
          description="Result; {months} is, for example, “12 full months”"
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
          id="parts.runway.defaultAlive"
          description="Result; {alive} is “Default alive”"
          values={{
            alive: <strong>{TEXTS.alive}</strong>,
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
          id="parts.runway.outlasts"
          description="Result; {months} is, for example, “More than 120 months”"
          values={{
            months: (
              <strong>
                {translate(
                  {
                    id: 'parts.runway.more',
                    message: 'More than {count} months',
                    description: 'Start of the result if the cash outlasts the simulated months',
                  },
                  {count: outcome.fullMonths},
                )}
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
    <Part title={TEXTS.title}>
      <Fields>
        <NumberField label={TEXTS.cash} {...cash} />
        <NumberField label={TEXTS.revenue} {...revenue} />
        <NumberField label={TEXTS.growth} {...growth} />
        <NumberField label={TEXTS.costs} {...costsField} />
      </Fields>
      <Answer>
        <RunwayAnswer outcome={outcome} />
      </Answer>
      <LineChart
        label={translate(
          {
            id: 'parts.runway.chart',
            message: 'Cash by month: {first} at the start, {last} in month {month}.',
            description: 'Description of the chart',
          },
          {
            first: formatMoney(cash.value),
            last: formatMoney(points.at(-1)?.[1] ?? 0),
            month: months.length,
          },
        )}
        lines={[{name: TEXTS.line, points}]}
        formatY={formatCompactMoney}
        nameX={TEXTS.axis}
      />
      <Fold title={TEXTS.table}>
        <NumberTable
          caption={TEXTS.caption}
          columns={[TEXTS.columnMonth, TEXTS.columnRevenue, TEXTS.columnChange, TEXTS.columnCash]}
          rows={months.slice(0, MAX_ROWS).map((row) => ({
            name: String(row.month),
            cells: [row.revenue, row.revenue - costs, row.cash].map((value) => formatMoney(value)),
            kind: row.cash < 0 ? 'marked' : 'plain',
          }))}
        />
      </Fold>
      <Note>
        <Translate id="parts.runway.note" description="Note">
          Revenue grows from the second month on; costs do not change. Both are paid in the month
          they arise.
        </Translate>
      </Note>
    </Part>
  );
}
