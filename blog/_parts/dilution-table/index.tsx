import type {ReactNode} from 'react';
import {useState} from 'react';
import ChoiceField from '@site/src/components/ChoiceField';
import Part, {Answer, Fields, Note} from '@site/src/components/Part';
import {NumberField, useNumber} from '../Field';
import NumberTable from '../NumberTable';
import {formatMoney, formatPercent} from '../numbers';
import type {Round} from './dilute';
import {dilute, ownershipRows} from './dilute';
import styles from './styles.module.css';

const COUNTS = {'1': '1', '2': '2', '3': '3'};

const FIRST_ROUNDS: readonly Round[] = [
  {preMoney: 9e6, raised: 3e6, pool: 0.15},
  {preMoney: 36e6, raised: 12e6, pool: 0.183},
  {preMoney: 120e6, raised: 30e6, pool: 0.15},
];

/** Fields of a round. `unit` is the factor between the entered number and the value. */
const ROUND_FIELDS = [
  {key: 'preMoney', label: 'Pre-money, $ million', unit: 1e6, min: 0.5, max: 10_000},
  {key: 'raised', label: 'Raised, $ million', unit: 1e6, min: 0.5, max: 10_000},
  {key: 'pool', label: 'Pool after it, %', unit: 0.01, min: 0, max: 40},
] as const;

interface RoundProps {
  readonly name: string;
  readonly round: Round;
  readonly onChange: (round: Round) => void;
}

function RoundFields({name, round, onChange}: RoundProps): ReactNode {
  return (
    <fieldset className={styles.round}>
      <legend className={styles.name}>{name}</legend>
      <Fields>
        {ROUND_FIELDS.map(({key, unit, ...field}) => (
          <NumberField
            key={key}
            {...field}
            step={0.5}
            // Removes floating-point noise: 18.3 instead of 18.299999999999997.
            value={Number((round[key] / unit).toPrecision(12))}
            onChange={(value) => onChange({...round, [key]: value * unit})}
          />
        ))}
      </Fields>
    </fieldset>
  );
}

/** Shows ownership after up to three rounds, each with a pool topped up in the pre-money. */
export default function DilutionTable(): ReactNode {
  const founders = useNumber(6_000_000, {min: 1000, max: 1e9});
  const [count, setCount] = useState<keyof typeof COUNTS>('2');
  const [plans, setPlans] = useState(FIRST_ROUNDS);

  const rounds = plans.slice(0, Number(count));
  const tables = dilute(founders.value, rounds);
  const rows = ownershipRows(tables);
  const left = (rows[0]?.tenths.at(-1) ?? 1000) / 1000;
  const done = tables.length;
  return (
    <Part title="Dilution, round by round">
      <Fields>
        <NumberField label="Founders’ shares" {...founders} />
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
          `Round ${done + 1} would leave nothing to existing holders: lower its pool or the money raised.`}
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
      <Note>The whole pool counts, granted or not. Each round sells only new shares.</Note>
    </Part>
  );
}
