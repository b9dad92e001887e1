import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import ChoiceField from '@site/src/components/ChoiceField';
import Part, {Answer, Fields, Note} from '@site/src/components/Part';
import {NumberField, useChoice, useNumber} from '../Field';
import NumberTable from '../NumberTable';
import {maximumFromAge, reserveZones} from './zones';

const SOURCES = {
  age: translate({message: 'From age'}),
  measured: translate({message: 'Measured'}),
};

/** Calculates five heart-rate zones from the heart-rate reserve. */
export default function HeartRateZones(): ReactNode {
  const source = useChoice(SOURCES, 'age');
  const age = useNumber(35, {min: 10, max: 100});
  const measured = useNumber(184, {min: 120, max: 230});
  const rest = useNumber(52, {min: 30, max: 100});

  const resting = rest.value;
  const isEstimate = source.value === 'age';
  const maximum = isEstimate ? maximumFromAge(age.value) : measured.value;
  const answer = {
    maximum: <strong>{maximum}</strong>,
    resting,
    reserve: <strong>{maximum - resting}</strong>,
  };
  return (
    <Part title={translate({message: 'Heart-rate zones'})}>
      <ChoiceField label={translate({message: 'Maximum rate'})} {...source} />
      <Fields>
        {isEstimate ? (
          <NumberField label={translate({message: 'Age, years'})} {...age} />
        ) : (
          <NumberField label={translate({message: 'Maximum, beats/min'})} {...measured} />
        )}
        <NumberField label={translate({message: 'Resting, beats/min'})} {...rest} />
      </Fields>
      <Answer>
        {isEstimate ? (
          <Translate values={answer}>
            {
              'An estimated maximum of {maximum} and a resting rate of {resting} leave a reserve of {reserve} beats.'
            }
          </Translate>
        ) : (
          <Translate values={answer}>
            {
              'A measured maximum of {maximum} and a resting rate of {resting} leave a reserve of {reserve} beats.'
            }
          </Translate>
        )}
      </Answer>
      <NumberTable
        caption={translate({message: 'Zones in beats per minute'})}
        columns={[
          translate({message: 'Zone'}),
          translate({message: 'Reserve'}),
          translate({message: 'From'}),
          translate({message: 'To'}),
        ]}
        rows={reserveZones(maximum, resting).map(({percent, beats}, index) => ({
          name: String(index + 1),
          cells: [`${percent.join('–')}%`, ...beats.map(String)],
        }))}
      />
      {isEstimate && (
        <Note>
          <Translate>
            208 − 0.7 × age is an average; your own maximum may differ by ten beats or more.
          </Translate>
        </Note>
      )}
    </Part>
  );
}
