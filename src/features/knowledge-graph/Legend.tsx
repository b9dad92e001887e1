import type {ReactNode} from 'react';
import {useId} from 'react';
import type {KnowledgeGraph} from './types';
import {graphYears} from './view/lists';
import {radiusOf} from './view/radius';
import type {MapColor} from './view/view';
import {MAP_COLORS} from './view/view';
import {formatNumber} from '../../lib/numbers';
import styles from './legend.module.css';

/** Post lengths, in words, shown as sample circles. */
const SAMPLES = [250, 1000, 3000];

const COLOR_NAMES: Readonly<Record<MapColor, string>> = {topic: 'Topic', age: 'Date'};

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
        <b>Size</b>
        {SAMPLES.map((words) => (
          <span key={words}>
            <i
              className={styles.dot}
              style={{width: 2 * radiusOf(words), height: 2 * radiusOf(words)}}
            />{' '}
            {formatNumber(words)}
          </span>
        ))}{' '}
        words
      </p>
      <fieldset>
        <legend>Color</legend>
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
      <p className={styles.scale} data-shown={color === 'age'}>
        {years[0]} <i /> {years.at(-1)}
      </p>
    </div>
  );
}
