import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import ChoiceField from '@site/src/components/ChoiceField';
import Part, {Answer, Fields} from '@site/src/components/Part';
import {formatNumber} from '@site/src/components/formats';
import {NumberField, TimeField, useChoice, useNumber} from '../Field';
import NumberTable from '../NumberTable';
import {formatClock} from '../clock';
import {splitTimes} from './splitTimes';

const DISTANCES = {
  five: '5 km',
  ten: '10 km',
  half: translate({message: 'Half'}),
  marathon: translate({message: 'Marathon'}),
  other: translate({message: 'Other'}),
};
const KILOMETERS = {five: 5, ten: 10, half: 21.0975, marathon: 42.195};
const SPLITS = {'1': '1 km', '5': '5 km'};
const MILE_KM = 1.609344;

/** Calculates the even pace for a target time, and the split times. */
export default function PaceTable(): ReactNode {
  const distance = useChoice(DISTANCES, 'marathon');
  const every = useChoice(SPLITS, '5');
  const otherKm = useNumber(15, {min: 0.5, max: 100, step: 0.1});
  const target = useNumber(4 * 3600, {min: 60, max: 48 * 3600});

  const time = target.value;
  const km = distance.value === 'other' ? otherKm.value : KILOMETERS[distance.value];
  const pace = time / km;
  return (
    <Part title={translate({message: 'Pace and splits'})}>
      <ChoiceField label={translate({message: 'Distance'})} {...distance} />
      <Fields>
        {distance.value === 'other' && (
          <NumberField label={translate({message: 'Kilometers'})} {...otherKm} />
        )}
        <TimeField label={translate({message: 'Target time, h:mm:ss'})} {...target} />
        <ChoiceField label={translate({message: 'A split every'})} {...every} />
      </Fields>
      <Answer>
        <Translate
          values={{
            distance: formatNumber(km, 3),
            time: formatClock(time),
            kilometer: <strong>{formatClock(pace)}</strong>,
            mile: <strong>{formatClock(pace * MILE_KM)}</strong>,
            half: formatClock(time / 2),
          }}>
          {
            '{distance} km in {time} is {kilometer} a kilometer, or {mile} a mile; halfway in {half}.'
          }
        </Translate>
      </Answer>
      <NumberTable
        caption={translate({message: 'Splits at even pace'})}
        columns={[translate({message: 'Split'}), translate({message: 'Clock'})]}
        rows={splitTimes(km, time, Number(every.value)).map((split) => ({
          name: `${formatNumber(split.km, 3)} km`,
          cells: [formatClock(split.seconds)],
          kind: split.km === km ? 'total' : 'plain',
        }))}
      />
    </Part>
  );
}
