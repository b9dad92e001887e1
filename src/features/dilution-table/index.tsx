import type {ReactNode} from 'react';
import {useState} from 'react';
import ChoiceField from '../../components/Field/ChoiceField';
import NumberField from '../../components/Field/NumberField';
import NumberTable from '../../components/NumberTable';
import Part from '../../components/Part';
import Answer from '../../components/Part/Answer';
import Fields from '../../components/Part/Fields';
import Note from '../../components/Part/Note';
import {formatMoney, formatPercent} from '../../lib/numbers';
import type {Round} from './dilute';
import {dilute} from './dilute';
import {ownershipRows} from './ownershipRows';
import RoundFields from './RoundFields';

const COUNTS = [
  {value: '1', name: '1'},
  {value: '2', name: '2'},
  {value: '3', name: '3'},
] as const;

const FIRST_ROUNDS: readonly Round[] = [
  {preMoney: 9e6, raised: 3e6, pool: 0.15},
  {preMoney: 36e6, raised: 12e6, pool: 0.183},
  {preMoney: 120e6, raised: 30e6, pool: 0.15},
];

/** Who owns what after up to three rounds, each with a pool topped up in the pre-money. */
export default function DilutionTable(): ReactNode {
  const [founders, setFounders] = useState(6_000_000);
  const [count, setCount] = useState<'1' | '2' | '3'>('2');
  const [plans, setPlans] = useState(FIRST_ROUNDS);

  const rounds = plans.slice(0, Number(count));
  const tables = dilute(founders, rounds);
  const rows = ownershipRows(tables);
  const left = (rows[0]?.tenths.at(-1) ?? 1000) / 1000;
  const done = tables.length;
  return (
    <Part title="Dilution, round by round">
      <Fields>
        <NumberField
          label="Founders’ shares"
          value={founders}
          min={1000}
          max={1e9}
          onChange={setFounders}
        />
        <ChoiceField label="Rounds" value={count} options={COUNTS} onChange={setCount} />
      </Fields>
      {rounds.map((round, index) => (
        <RoundFields
          key={index}
          name={`Round ${index + 1}`}
          round={round}
          onChange={(next) => setPlans(plans.map((plan, at) => (at === index ? next : plan)))}
        />
      ))}
      <Answer>
        {done > 0 && (
          <>
            After {done === 1 ? 'one round' : `${done} rounds`} the founders own{' '}
            <strong>{formatPercent(left)}</strong>.{' '}
          </>
        )}
        {done < rounds.length &&
          `Round ${done + 1} would leave nothing to those who are there: lower its pool or the money raised.`}
      </Answer>
      {done > 0 && (
        <NumberTable
          caption="Ownership after each round"
          columns={['Holder', ...tables.map((_, index) => `After ${index + 1}`)]}
          rows={[
            ...rows.map(({name, tenths}) => ({
              name,
              cells: tenths.map((part) => (part === undefined ? '–' : formatPercent(part / 1000))),
            })),
            {name: 'Together', cells: tables.map(() => formatPercent(1)), kind: 'total'},
            {name: 'Price a share', cells: tables.map(({price}) => formatMoney(price, 2))},
          ]}
        />
      )}
      <Note>The whole pool counts, granted or not. Each round sells new shares only.</Note>
    </Part>
  );
}
