import type {ReactNode} from 'react';
import {useState} from 'react';
import ChoiceField from '@site/src/components/ChoiceField';
import {usePlural} from '@site/src/components/plurals';
import Part, {Answer, Fields, Note} from '@site/src/components/Part';
import {NumberField, useChoice, useNumber} from '../Field';
import NumberTable from '../NumberTable';
import {formatMoney, formatShare} from '../numbers';
import type {Round} from './dilute';
import {dilute, ownershipRows} from './dilute';
import styles from './styles.module.css';

const ROUND_COUNTS = {'1': '1', '2': '2', '3': '3'};

const INITIAL_ROUNDS: readonly Round[] = [
  {preMoney: 9e6, raised: 3e6, pool: 0.15},
  {preMoney: 36e6, raised: 12e6, pool: 0.183},
  {preMoney: 120e6, raised: 30e6, pool: 0.15},
];

const MILLIONS = {unit: 1e6, min: 0.5, max: 10_000};

/** Fields of a round. The value is the entered number times `unit`. */
const ROUND_FIELDS = [
  {key: 'preMoney', label: 'Pre-money, $ million', ...MILLIONS},
  {key: 'raised', label: 'Raised, $ million', ...MILLIONS},
  {key: 'pool', label: 'Pool after round, %', unit: 0.01, min: 0, max: 40},
] as const;

/** Names of the first rows, above the investors of each round. */
const HOLDERS = ['Founders', 'Option pool'];

/** Shows ownership after up to three rounds, each with a pool topped up in the pre-money. */
export default function DilutionTable(): ReactNode {
  const founders = useNumber(6_000_000, {min: 1000, max: 1e9});
  const countField = useChoice(ROUND_COUNTS, '2');
  const [plans, setPlans] = useState(INITIAL_ROUNDS);

  const rounds = plans.slice(0, Number(countField.value));
  const tables = dilute(founders.value, rounds);
  // In tenths of a percent; the first row is the founders'.
  const rows = ownershipRows(tables);
  const founderShare = (rows[0]?.at(-1) ?? 1000) / 1000;
  const completed = tables.length;
  const roundCount = usePlural('one round|{count} rounds');
  return (
    <Part title="Dilution, round by round">
      <Fields>
        <NumberField label="Founders’ shares" {...founders} />
        <ChoiceField label="Rounds" {...countField} />
      </Fields>
      {rounds.map((round, index) => (
        <fieldset key={index} className={styles.round}>
          <legend className={styles.name}>Round {index + 1}</legend>
          <Fields>
            {ROUND_FIELDS.map(({key, unit, ...field}) => (
              <NumberField
                key={key}
                {...field}
                step={0.5}
                // Removes floating-point noise: 18.3 instead of 18.299999999999997.
                value={Number((round[key] / unit).toPrecision(12))}
                onChange={(value) => setPlans(plans.with(index, {...round, [key]: value * unit}))}
              />
            ))}
          </Fields>
        </fieldset>
      ))}
      <Answer>
        {completed > 0 && (
          <>
            After {roundCount(completed)} the founders own{' '}
            <strong>{formatShare(founderShare)}</strong>.{' '}
          </>
        )}
        {completed < rounds.length && (
          <>
            Round {completed + 1} would leave existing holders nothing: lower its pool or the money
            raised.
          </>
        )}
      </Answer>
      {completed > 0 && (
        <NumberTable
          caption="Ownership after each round"
          columns={['Holder', ...tables.map((_, index) => `After ${index + 1}`)]}
          rows={[
            ...rows.map((tenths, row) => ({
              name: HOLDERS[row] ?? `Round ${row - 1}`,
              cells: tenths.map((part) => (part === undefined ? '–' : formatShare(part / 1000))),
            })),
            {name: 'Total', cells: tables.map(() => formatShare(1)), kind: 'total'},
            {name: 'Price per share', cells: tables.map(({price}) => formatMoney(price, 2))},
          ]}
        />
      )}
      <Note>The whole pool counts, granted or not. Each round sells only new shares.</Note>
    </Part>
  );
}
