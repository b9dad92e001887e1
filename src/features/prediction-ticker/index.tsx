import type {ReactNode} from 'react';
import ReservedPlace from '../../components/ReservedPlace';
import {useOwner} from '../../hooks/useOwner';
import type {PredictionSource} from './fetchPredictionEvents';
import Marquee from './Marquee';
import styles from './styles.module.css';
import {usePredictionEvents} from './usePredictionEvents';

function Ticker({source}: {readonly source: PredictionSource}): ReactNode {
  const state = usePredictionEvents(source);
  return (
    <ReservedPlace className={styles.place} folded={state.status === 'hidden'}>
      {state.status === 'shown' && <Marquee items={state.items} />}
    </ReservedPlace>
  );
}

/** What prediction markets say of the newest events; nothing while they say nothing. */
export default function PredictionTicker(): ReactNode {
  const {predictions} = useOwner();
  return predictions && <Ticker source={predictions} />;
}
