import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useId} from 'react';
import {formatNumber} from '../../components/formats';
import type {KnowledgeGraph} from './types';
import {graphYears} from './view/lists';
import {radiusOf} from './view/radius';
import type {MapColor} from './view/view';
import {MAP_COLORS} from './view/view';
import styles from './legend.module.css';

/** Post lengths, in words, shown as sample circles. */
const SAMPLES = [250, 1000, 3000];

const COLOR_NAMES: Readonly<Record<MapColor, string>> = {
  topic: translate({
    id: 'site.map.color.topic',
    message: 'Topic',
    description: 'Meaning of the colors on the map',
  }),
  age: translate({
    id: 'site.map.color.date',
    message: 'Date',
    description: 'Meaning of the colors on the map',
  }),
};

interface Props {
  readonly graph: KnowledgeGraph;
  readonly color: MapColor;
  readonly onColor: (color: MapColor) => void;
}

/** Explains the size of the circles, and lets readers choose what their color means. */
export default function Legend({graph, color, onColor}: Props): ReactNode {
  const name = useId();
  const years = graphYears(graph);
  return (
    <div className={styles.legend}>
      <p>
        <b>
          <Translate id="site.map.size" description="Before circles of three sizes">
            Size
          </Translate>
        </b>
        {SAMPLES.map((words) => (
          <span key={words}>
            <i
              className={styles.dot}
              style={{width: 2 * radiusOf(words), height: 2 * radiusOf(words)}}
            />{' '}
            {formatNumber(words)}
          </span>
        ))}{' '}
        <Translate id="site.map.words" description="Unit of the sizes on the map: words of a post">
          words
        </Translate>
      </p>
      <fieldset className="needs-scripts">
        <legend>
          <Translate id="site.map.color" description="Choice of the meaning of the colors">
            Color
          </Translate>
        </legend>
        {MAP_COLORS.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={name}
              checked={choice === color}
              onChange={() => onColor(choice)}
            />
            {COLOR_NAMES[choice]}
          </label>
        ))}
      </fieldset>
      <p className={`needs-scripts ${styles.scale}`} data-shown={color === 'age'}>
        {years[0]} <i /> {years.at(-1)}
      </p>
    </div>
  );
}
