import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useState} from 'react';
import ChoiceField from '../../components/ChoiceField';
import Part, {Answer, Figures, Note} from '../../components/Part';
import {formatNumber} from '../../components/formats';

const UNITS = {
  kilometers: translate({
    id: 'site.design.kilometers',
    message: 'Kilometers',
    description: 'Unit in a choice',
  }),
  miles: translate({id: 'site.design.miles', message: 'Miles', description: 'Unit in a choice'}),
};
const MARATHON = {
  kilometers: translate(
    {
      id: 'site.design.marathonKilometers',
      message: '{length} kilometers',
      description: 'Length of a marathon',
    },
    {length: formatNumber(42.195, 3)},
  ),
  miles: translate(
    {
      id: 'site.design.marathonMiles',
      message: '{length} miles',
      description: 'Length of a marathon',
    },
    {length: formatNumber(26.219, 3)},
  ),
};

/** The frame that interactive components of posts share. */
export default function InteractiveFrame(): ReactNode {
  const [unit, setUnit] = useState<keyof typeof UNITS>('kilometers');
  return (
    <Part
      title={translate({
        id: 'site.design.marathon',
        message: 'Length of a marathon',
        description: 'Title of a sample component',
      })}>
      <ChoiceField
        label={translate({
          id: 'site.design.unit',
          message: 'Unit',
          description: 'Label of a choice',
        })}
        value={unit}
        options={UNITS}
        onChange={setUnit}
      />
      <Answer>
        <Translate
          id="site.design.answer"
          description="Result of a sample component"
          values={{length: <strong>{MARATHON[unit]}</strong>}}>
          {'A marathon is {length} long.'}
        </Translate>
      </Answer>
      <Figures
        items={Object.fromEntries([
          [
            translate({id: 'site.design.half', message: 'Half', description: 'Name of a figure'}),
            `${formatNumber(21.0975, 4)} km`,
          ],
          [
            translate({id: 'site.design.full', message: 'Full', description: 'Name of a figure'}),
            `${formatNumber(42.195, 3)} km`,
          ],
        ])}
      />
      <Note>
        <Translate id="site.design.note" description="Note of a sample component">
          The length has been the same since 1921.
        </Translate>
      </Note>
    </Part>
  );
}
