import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import ChoiceField from '@site/src/components/ChoiceField';
import Part, {Answer, Fields} from '@site/src/components/Part';
import {formatNumber} from '@site/src/components/formats';
import {NumberField, TimeField, useChoice, useNumber} from '../Field';
import NumberTable from '../NumberTable';
import {formatClock} from '../clock';
import {splitTimes} from './splitTimes';

const TEXTS = {
  title: translate({id: 'parts.pace.title', message: 'Pace and splits', description: 'Title'}),
  distance: translate({id: 'parts.pace.distance', message: 'Distance', description: 'Field'}),
  kilometers: translate({id: 'parts.pace.kilometers', message: 'Kilometers', description: 'Field'}),
  target: translate({
    id: 'parts.pace.target',
    message: 'Target time, h:mm:ss',
    description: 'Field',
  }),
  every: translate({id: 'parts.pace.every', message: 'A split every', description: 'Field'}),
  caption: translate({
    id: 'parts.pace.caption',
    message: 'Splits at even pace',
    description: 'Table',
  }),
  columnSplit: translate({id: 'parts.pace.column.split', message: 'Split', description: 'Column'}),
  columnClock: translate({id: 'parts.pace.column.clock', message: 'Clock', description: 'Column'}),
};

const DISTANCES = {
  five: '5 km',
  ten: '10 km',
  half: translate({
    id: 'parts.pace.half',
    message: 'Half',
    description: 'A distance: half marathon',
  }),
  marathon: translate({id: 'parts.pace.marathon', message: 'Marathon', description: 'A distance'}),
  other: translate({id: 'parts.pace.other', message: 'Other', description: 'Any other distance'}),
};
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
    <Part title={TEXTS.title}>
      <ChoiceField label={TEXTS.distance} {...distance} />
      <Fields>
        {distance.value === 'other' && <NumberField label={TEXTS.kilometers} {...otherKm} />}
        <TimeField label={TEXTS.target} {...timeField} />
        <ChoiceField label={TEXTS.every} {...interval} />
      </Fields>
      <Answer>
        <Translate
          id="parts.pace.answer"
          description="Result"
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
        caption={TEXTS.caption}
        columns={[TEXTS.columnSplit, TEXTS.columnClock]}
        rows={splitTimes(km, time, Number(interval.value)).map((split) => ({
          name: `${formatNumber(split.km, 3)} km`,
          cells: [formatClock(split.seconds)],
          kind: split.km === km ? 'total' : 'plain',
        }))}
      />
    </Part>
  );
}
