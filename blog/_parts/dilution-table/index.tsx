import Translate, {translate} from '@docusaurus/Translate';
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

const TEXTS = {
  roundCount: translate({
    id: 'parts.dilution.roundCount',
    message: 'one round|{count} rounds',
    description: 'Number of rounds',
  }),
  title: translate({
    id: 'parts.dilution.title',
    message: 'Dilution, round by round',
    description: 'Title',
  }),
  shares: translate({
    id: 'parts.dilution.shares',
    message: 'Founders’ shares',
    description: 'Field',
  }),
  rounds: translate({id: 'parts.dilution.rounds', message: 'Rounds', description: 'Field'}),
  caption: translate({
    id: 'parts.dilution.caption',
    message: 'Ownership after each round',
    description: 'Table',
  }),
  holder: translate({id: 'parts.dilution.holder', message: 'Holder', description: 'Column'}),
  together: translate({id: 'parts.dilution.together', message: 'Total', description: 'Row'}),
  price: translate({id: 'parts.dilution.price', message: 'Price per share', description: 'Row'}),
};

const ROUND_COUNTS = {'1': '1', '2': '2', '3': '3'};

const INITIAL_ROUNDS: readonly Round[] = [
  {preMoney: 9e6, raised: 3e6, pool: 0.15},
  {preMoney: 36e6, raised: 12e6, pool: 0.183},
  {preMoney: 120e6, raised: 30e6, pool: 0.15},
];

const MILLIONS = {unit: 1e6, min: 0.5, max: 10_000};

/** Fields of a round. The value is the entered number times `unit`. */
const ROUND_FIELDS = [
  {
    key: 'preMoney',
    label: translate({
      id: 'parts.dilution.preMoney',
      message: 'Pre-money, $ million',
      description: 'Label of a field',
    }),
    ...MILLIONS,
  },
  {
    key: 'raised',
    label: translate({
      id: 'parts.dilution.raised',
      message: 'Raised, $ million',
      description: 'Label of a field',
    }),
    ...MILLIONS,
  },
  {
    key: 'pool',
    label: translate({
      id: 'parts.dilution.pool',
      message: 'Pool after round, %',
      description: 'Label of a field',
    }),
    unit: 0.01,
    min: 0,
    max: 40,
  },
] as const;

/** Names of the first rows, above the investors of each round. */
const HOLDERS = [
  translate({id: 'parts.dilution.founders', message: 'Founders', description: 'Name of a row'}),
  translate({
    id: 'parts.dilution.optionPool',
    message: 'Option pool',
    description: 'Name of a row',
  }),
];

function roundName(number: number): string {
  return translate(
    {
      id: 'parts.dilution.round',
      message: 'Round {number}',
      description: 'Name of a round and of its investors',
    },
    {number},
  );
}

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
  const roundCount = usePlural(TEXTS.roundCount);
  return (
    <Part title={TEXTS.title}>
      <Fields>
        <NumberField label={TEXTS.shares} {...founders} />
        <ChoiceField label={TEXTS.rounds} {...countField} />
      </Fields>
      {rounds.map((round, index) => (
        <fieldset key={index} className={styles.round}>
          <legend className={styles.name}>{roundName(index + 1)}</legend>
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
            <Translate
              id="parts.dilution.answer"
              description="Result; {rounds} is, for example, “2 rounds”"
              values={{
                rounds: roundCount(completed),
                share: <strong>{formatShare(founderShare)}</strong>,
              }}>
              {'After {rounds} the founders own {share}.'}
            </Translate>{' '}
          </>
        )}
        {completed < rounds.length && (
          <Translate
            id="parts.dilution.tooMuch"
            description="Result if a round is impossible"
            values={{number: completed + 1}}>
            {
              'Round {number} would leave existing holders nothing: lower its pool or the money raised.'
            }
          </Translate>
        )}
      </Answer>
      {completed > 0 && (
        <NumberTable
          caption={TEXTS.caption}
          columns={[
            TEXTS.holder,
            ...tables.map((_, index) =>
              translate(
                {
                  id: 'parts.dilution.after',
                  message: 'After {number}',
                  description: 'Heading of a column: ownership after a round',
                },
                {number: index + 1},
              ),
            ),
          ]}
          rows={[
            ...rows.map((tenths, row) => ({
              name: HOLDERS[row] ?? roundName(row - 1),
              cells: tenths.map((part) => (part === undefined ? '–' : formatShare(part / 1000))),
            })),
            {name: TEXTS.together, cells: tables.map(() => formatShare(1)), kind: 'total'},
            {name: TEXTS.price, cells: tables.map(({price}) => formatMoney(price, 2))},
          ]}
        />
      )}
      <Note>
        <Translate id="parts.dilution.note" description="Note">
          The whole pool counts, granted or not. Each round sells only new shares.
        </Translate>
      </Note>
    </Part>
  );
}
