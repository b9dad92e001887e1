import type {ReactNode} from 'react';
import {useState} from 'react';
import NumberField from '../../components/Field/NumberField';
import LineChart from '../../components/LineChart';
import NumberTable from '../../components/NumberTable';
import Part from '../../components/Part';
import Answer from '../../components/Part/Answer';
import Fields from '../../components/Part/Fields';
import Fold from '../../components/Fold';
import Note from '../../components/Part/Note';
import {formatCompact, formatMoney} from '../../lib/numbers';
import type {Point} from '../../lib/chart';
import type {Outcome} from './runway';
import {runway} from './runway';

const ROWS = 60;

function inMonths(count: number): string {
  return count === 1 ? '1 full month' : `${count} full months`;
}

function headline(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'runs-out':
      return inMonths(outcome.fullMonths);
    case 'default-alive':
      return 'Default alive';
    case 'outlasts':
      return `More than ${outcome.fullMonths} months`;
  }
}

function explanation(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'runs-out':
      return `of runway: the cash runs out in month ${outcome.fullMonths + 1}.`;
    case 'default-alive':
      return `: revenue reaches the costs in month ${outcome.breakeven}, and the cash never falls below ${formatMoney(outcome.lowest)}.`;
    case 'outlasts':
      return 'of runway, although revenue does not reach the costs for good.';
  }
}

function dollarsShort(value: number): string {
  return value < 0 ? `−$${formatCompact(-value)}` : `$${formatCompact(value)}`;
}

/** How long the cash lasts while revenue grows and costs stay. */
export default function RunwayCalculator(): ReactNode {
  const [cash, setCash] = useState(900_000);
  const [revenue, setRevenue] = useState(30_000);
  const [growth, setGrowth] = useState(5);
  const [costs, setCosts] = useState(110_000);

  const {outcome, months} = runway({cash, revenue, growth: growth / 100, costs});
  const points: Point[] = [[0, cash], ...months.map((row): Point => [row.month, row.cash])];
  const heights = points.map(([, height]) => height);
  const answer = `${headline(outcome)}${explanation(outcome).startsWith(':') ? '' : ' '}${explanation(outcome)}`;
  return (
    <Part title="Runway">
      <Fields>
        <NumberField label="Cash, $" value={cash} min={0} max={1e9} onChange={setCash} />
        <NumberField
          label="Monthly revenue, $"
          value={revenue}
          min={0}
          max={1e8}
          onChange={setRevenue}
        />
        <NumberField
          label="Growth, % a month"
          value={growth}
          min={-20}
          max={50}
          step={0.5}
          onChange={setGrowth}
        />
        <NumberField label="Monthly costs, $" value={costs} min={0} max={1e8} onChange={setCosts} />
      </Fields>
      <Answer>
        <strong>{headline(outcome)}</strong>
        {answer.slice(headline(outcome).length)}
      </Answer>
      <LineChart
        label={`Cash at the end of each month. ${answer}`}
        lines={[{name: 'cash at the end of the month', points, look: 'first'}]}
        x={[0, months.length]}
        y={[Math.min(...heights, 0), Math.max(...heights)]}
        formatX={String}
        formatY={dollarsShort}
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
        Revenue grows from the second month on; the costs do not change. Both are cash in the same
        month.
      </Note>
    </Part>
  );
}
