import {Suspense, lazy} from 'react';
import type {ReactNode} from 'react';
import ReservedSpace from '../../components/ReservedSpace';
import {useOwner} from '../../hooks/useOwner';

const Tape = lazy(() =>
  import(/* webpackChunkName: "market-strip" */ './Tape').catch(() => ({default: () => null})),
);

/** The charting service's ticker tape, loaded shortly before it becomes visible. */
export default function TickerTape({label}: {readonly label: string}): ReactNode {
  const {tickerTape} = useOwner();
  return (
    tickerTape && (
      <Suspense fallback={<ReservedSpace />}>
        <Tape source={tickerTape} label={label} />
      </Suspense>
    )
  );
}
