import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import ChoiceField from '@site/src/components/ChoiceField';
import Part, {Answer, Fields, Note} from '@site/src/components/Part';
import {NumberField, useChoice, useNumber} from '../Field';
import NumberTable from '../NumberTable';
import {maximumFromAge, reserveZones} from './zones';

const TEXTS = {
  title: translate({id: 'parts.heart.title', message: 'Heart-rate zones', description: 'Title'}),
  source: translate({id: 'parts.heart.source', message: 'Maximum rate', description: 'Field'}),
  age: translate({id: 'parts.heart.age', message: 'Age, years', description: 'Field'}),
  maximum: translate({
    id: 'parts.heart.maximum',
    message: 'Maximum, beats/min',
    description: 'Field',
  }),
  rest: translate({id: 'parts.heart.rest', message: 'Resting, beats/min', description: 'Field'}),
  caption: translate({
    id: 'parts.heart.caption',
    message: 'Zones in beats per minute',
    description: 'Table',
  }),
  columnZone: translate({id: 'parts.heart.column.zone', message: 'Zone', description: 'Column'}),
  columnReserve: translate({
    id: 'parts.heart.column.reserve',
    message: 'Reserve',
    description: 'Column',
  }),
  columnFrom: translate({id: 'parts.heart.column.from', message: 'From', description: 'Column'}),
  columnTo: translate({id: 'parts.heart.column.to', message: 'To', description: 'Column'}),
};

const SOURCES = {
  age: translate({
    id: 'parts.heart.fromAge',
    message: 'From age',
    description: 'Source of the maximum heart rate',
  }),
  measured: translate({
    id: 'parts.heart.measured',
    message: 'Measured',
    description: 'Source of the maximum heart rate',
  }),
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
    <Part title={TEXTS.title}>
      <ChoiceField label={TEXTS.source} {...source} />
      <Fields>
        {isEstimate ? (
          <NumberField label={TEXTS.age} {...age} />
        ) : (
          <NumberField label={TEXTS.maximum} {...measured} />
        )}
        <NumberField label={TEXTS.rest} {...rest} />
      </Fields>
      <Answer>
        {isEstimate ? (
          <Translate id="parts.heart.estimate" description="Result based on age" values={answer}>
            {
              'An estimated maximum of {maximum} and a resting rate of {resting} leave a reserve of {reserve} beats.'
            }
          </Translate>
        ) : (
          <Translate id="parts.heart.answer" description="Result" values={answer}>
            {
              'A measured maximum of {maximum} and a resting rate of {resting} leave a reserve of {reserve} beats.'
            }
          </Translate>
        )}
      </Answer>
      <NumberTable
        caption={TEXTS.caption}
        columns={[TEXTS.columnZone, TEXTS.columnReserve, TEXTS.columnFrom, TEXTS.columnTo]}
        rows={reserveZones(maximum, resting).map(({percent, beats}, index) => ({
          name: String(index + 1),
          cells: [`${percent.join('–')}%`, ...beats.map(String)],
        }))}
      />
      {isEstimate && (
        <Note>
          <Translate id="parts.heart.note" description="Note">
            208 − 0.7 × age is an average; your own maximum may differ by ten beats or more.
          </Translate>
        </Note>
      )}
    </Part>
  );
}
