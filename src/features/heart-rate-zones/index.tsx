import type {ReactNode} from 'react';
import {useState} from 'react';
import ChoiceField from '../../components/Field/ChoiceField';
import NumberField from '../../components/Field/NumberField';
import NumberTable from '../../components/NumberTable';
import Part from '../../components/Part';
import Answer from '../../components/Part/Answer';
import Fields from '../../components/Part/Fields';
import Note from '../../components/Part/Note';
import {maximumFromAge} from './maximumFromAge';
import {reserveZones} from './reserveZones';

const SOURCES = [
  {value: 'age', name: 'From age'},
  {value: 'measured', name: 'Measured'},
] as const;

/** Five zones by heart-rate reserve. */
export default function HeartRateZones(): ReactNode {
  const [source, setSource] = useState<'age' | 'measured'>('age');
  const [age, setAge] = useState(35);
  const [measured, setMeasured] = useState(184);
  const [resting, setResting] = useState(52);

  const maximum = source === 'age' ? maximumFromAge(age) : measured;
  return (
    <Part title="Heart-rate zones">
      <ChoiceField label="Maximum rate" value={source} options={SOURCES} onChange={setSource} />
      <Fields>
        {source === 'age' ? (
          <NumberField label="Age, years" value={age} min={10} max={100} onChange={setAge} />
        ) : (
          <NumberField
            label="Maximum, beats/min"
            value={measured}
            min={120}
            max={230}
            onChange={setMeasured}
          />
        )}
        <NumberField
          label="Resting, beats/min"
          value={resting}
          min={30}
          max={100}
          onChange={setResting}
        />
      </Fields>
      <Answer>
        {source === 'age' ? 'An estimated' : 'A measured'} maximum of <strong>{maximum}</strong> and
        a resting rate of {resting} leave a reserve of <strong>{maximum - resting}</strong> beats.
      </Answer>
      <NumberTable
        caption="Zones in beats a minute"
        columns={['Zone', 'Reserve', 'From', 'To']}
        rows={reserveZones(maximum, resting).map(({percent, beats}, index) => ({
          name: String(index + 1),
          cells: [`${percent.join('–')}%`, ...beats.map(String)],
        }))}
      />
      {source === 'age' && (
        <Note>
          208 − 0.7 × age is an average; one person may be ten beats and more away from it.
        </Note>
      )}
    </Part>
  );
}
