import type {ReactNode} from 'react';
import {useState} from 'react';
import ChoiceField from '../../components/Field/ChoiceField';
import NumberField from '../../components/Field/NumberField';
import TimeField from '../../components/Field/TimeField';
import NumberTable from '../../components/NumberTable';
import Part from '../../components/Part';
import Answer from '../../components/Part/Answer';
import Fields from '../../components/Part/Fields';
import {formatClock} from '../../lib/clock';
import {formatNumber} from '../../lib/numbers';
import type {Distance} from './distances';
import {distances, MILE_KM} from './distances';
import {splitTimes} from './splitTimes';

const SPLITS = [
  {value: '5', name: '5 km'},
  {value: '1', name: '1 km'},
] as const;

/** The even pace that a time asks for, and where the clock should stand on the way. */
export default function PaceTable(): ReactNode {
  const [distance, setDistance] = useState<Distance>('marathon');
  const [otherKm, setOtherKm] = useState(15);
  const [time, setTime] = useState(4 * 3600);
  const [every, setEvery] = useState<'5' | '1'>('5');

  const km = distances.find(({value}) => value === distance)?.km ?? otherKm;
  const pace = time / km;
  const rows = splitTimes(km, time, Number(every)).map((split) => ({
    name: `${formatNumber(split.km, 3)} km`,
    cells: [formatClock(split.seconds)],
    kind: split.km === km ? ('total' as const) : ('plain' as const),
  }));
  return (
    <Part title="Pace and splits">
      <ChoiceField label="Distance" value={distance} options={distances} onChange={setDistance} />
      <Fields>
        {distance === 'other' && (
          <NumberField
            label="Kilometers"
            value={otherKm}
            min={0.5}
            max={100}
            step={0.1}
            onChange={setOtherKm}
          />
        )}
        <TimeField
          label="Target time, h:mm:ss"
          value={time}
          min={60}
          max={48 * 3600}
          onChange={setTime}
        />
        <ChoiceField label="A split every" value={every} options={SPLITS} onChange={setEvery} />
      </Fields>
      <Answer>
        {formatNumber(km, 3)} km in {formatClock(time)} is <strong>{formatClock(pace)}</strong> a
        kilometer, or <strong>{formatClock(pace * MILE_KM)}</strong> a mile; halfway in{' '}
        {formatClock(time / 2)}.
      </Answer>
      <NumberTable caption="Splits at even pace" columns={['Split', 'Clock']} rows={rows} />
    </Part>
  );
}
