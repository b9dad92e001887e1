import type {ReactNode} from 'react';
import NumberField from '../../components/Field/NumberField';
import Fields from '../../components/Part/Fields';
import type {Round} from './dilute';
import styles from './styles.module.css';

const MILLION = 1e6;

interface Props {
  readonly name: string;
  readonly round: Round;
  readonly onChange: (round: Round) => void;
}

export default function RoundFields({name, round, onChange}: Props): ReactNode {
  return (
    <fieldset className={styles.round}>
      <legend className={styles.name}>{name}</legend>
      <Fields>
        <NumberField
          label="Pre-money, $ million"
          value={round.preMoney / MILLION}
          min={0.5}
          max={10_000}
          step={0.5}
          onChange={(value) => onChange({...round, preMoney: value * MILLION})}
        />
        <NumberField
          label="Raised, $ million"
          value={round.raised / MILLION}
          min={0.5}
          max={10_000}
          step={0.5}
          onChange={(value) => onChange({...round, raised: value * MILLION})}
        />
        <NumberField
          label="Pool after it, %"
          value={Number((round.pool * 100).toFixed(2))}
          min={0}
          max={40}
          step={0.5}
          onChange={(value) => onChange({...round, pool: value / 100})}
        />
      </Fields>
    </fieldset>
  );
}
