import {Suspense, lazy} from 'react';
import type {ReactNode} from 'react';
import ReservedPlace from '../../components/ReservedPlace';
import {useOwner} from '../../hooks/useOwner';
import styles from './styles.module.css';

const Tape = lazy(() =>
  import(/* webpackChunkName: "market-strip" */ './Tape').catch(() => ({default: () => null})),
);

/** The charting service's ticker tape, built when the reader comes near it. */
export default function TickerTape({label}: {readonly label: string}): ReactNode {
  const {tickerTape} = useOwner();
  return (
    tickerTape && (
      <Suspense fallback={<ReservedPlace className={styles.place} folded={false} />}>
        <Tape source={tickerTape} label={label} />
      </Suspense>
    )
  );
}
