import type {ReactNode} from 'react';
import ChoiceField from '@site/src/components/ChoiceField';
import Part, {Answer, Fields, Note} from '@site/src/components/Part';
import {NumberField, useChoice, useNumber} from '../Field';
import NumberTable from '../NumberTable';
import {maximumFromAge, reserveZones} from './zones';

const SOURCES = {age: 'From age', measured: 'Measured'};

/** Calculates five heart-rate zones from the heart-rate reserve. */
export default function HeartRateZones(): ReactNode {
  const source = useChoice(SOURCES, 'age');
  const age = useNumber(35, {min: 10, max: 100});
  const measured = useNumber(184, {min: 120, max: 230});
  const rest = useNumber(52, {min: 30, max: 100});

  const resting = rest.value;
  const isEstimate = source.value === 'age';
  const maximum = isEstimate ? maximumFromAge(age.value) : measured.value;
  return (
    <Part title="Heart-rate zones">
      <ChoiceField label="Maximum rate" {...source} />
      <Fields>
        {isEstimate ? (
          <NumberField label="Age, years" {...age} />
        ) : (
          <NumberField label="Maximum, beats/min" {...measured} />
        )}
        <NumberField label="Resting, beats/min" {...rest} />
      </Fields>
      <Answer>
        {isEstimate ? 'An estimated' : 'A measured'} maximum of <strong>{maximum}</strong> and a
        resting rate of {resting} leave a reserve of <strong>{maximum - resting}</strong> beats.
      </Answer>
      <NumberTable
        caption="Zones in beats per minute"
        columns={['Zone', 'Reserve', 'From', 'To']}
        rows={reserveZones(maximum, resting).map(({percent, beats}, index) => ({
          name: String(index + 1),
          cells: [`${percent.join('–')}%`, ...beats.map(String)],
        }))}
      />
      {isEstimate && (
        <Note>
          208 − 0.7 × age is an average; your own maximum may differ by ten beats or more.
        </Note>
      )}
    </Part>
  );
}
