import type {ReactNode} from 'react';
import ChoiceField from '@site/src/components/ChoiceField';
import Part, {Answer, Fields} from '@site/src/components/Part';
import {formatNumber} from '@site/src/components/formats';
import {NumberField, TimeField, useChoice, useNumber} from '../Field';
import NumberTable from '../NumberTable';
import {formatClock} from '../clock';
import {splitTimes} from './splitTimes';

const DISTANCES = {five: '5 km', ten: '10 km', half: 'Half', marathon: 'Marathon', other: 'Other'};
const KILOMETERS = {five: 5, ten: 10, half: 21.0975, marathon: 42.195};
const INTERVALS = {'1': '1 km', '5': '5 km'};
const MILE_KM = 1.609344;

/** Calculates the even pace for a target time, and the split times. */
export default function PaceTable(): ReactNode {
  const distance = useChoice(DISTANCES, 'marathon');
  const interval = useChoice(INTERVALS, '5');
  const otherKm = useNumber(15, {min: 0.5, max: 100, step: 0.1});
  const timeField = useNumber(4 * 3600, {min: 60, max: 48 * 3600});

  const time = timeField.value;
  const km = distance.value === 'other' ? otherKm.value : KILOMETERS[distance.value];
  const pace = time / km;
  return (
    <Part title="Pace and splits">
      <ChoiceField label="Distance" {...distance} />
      <Fields>
        {distance.value === 'other' && <NumberField label="Kilometers" {...otherKm} />}
        <TimeField label="Target time, h:mm:ss" {...timeField} />
        <ChoiceField label="A split every" {...interval} />
      </Fields>
      <Answer>
        {formatNumber(km, 3)} km in {formatClock(time)} is <strong>{formatClock(pace)}</strong> a
        kilometer, or <strong>{formatClock(pace * MILE_KM)}</strong> a mile; halfway in{' '}
        {formatClock(time / 2)}.
      </Answer>
      <NumberTable
        caption="Splits at even pace"
        columns={['Split', 'Clock']}
        rows={splitTimes(km, time, Number(interval.value)).map((split) => ({
          name: `${formatNumber(split.km, 3)} km`,
          cells: [formatClock(split.seconds)],
          kind: split.km === km ? 'total' : 'plain',
        }))}
      />
    </Part>
  );
}
