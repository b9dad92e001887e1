import type {ReactNode} from 'react';
import ReservedPlace from '../../components/ReservedPlace';
import type {PredictionSource} from './fetchPredictionEvents';
import Marquee from './Marquee';
import {predictionsAreLate} from './predictionStore';
import styles from './styles.module.css';
import {usePredictionEvents} from './usePredictionEvents';

/** The events of the feed, in a place that is kept for them and folded where there are none. */
export default function Ticker({source}: {readonly source: PredictionSource}): ReactNode {
  const state = usePredictionEvents(source);
  return (
    <ReservedPlace
      className={styles.place}
      folded={state.status === 'hidden'}
      isLate={predictionsAreLate}>
      {state.status === 'shown' && <Marquee items={state.items} />}
    </ReservedPlace>
  );
}
