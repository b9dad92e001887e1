import {Suspense, lazy} from 'react';
import type {ReactNode} from 'react';
import ReservedSpace from '../../components/ReservedSpace';
import {useOwner} from '../../hooks/useOwner';

/** Renders nothing if its code cannot be loaded. */
const Ticker = lazy(() =>
  import(/* webpackChunkName: "market-strip" */ './Ticker').catch(() => ({default: () => null})),
);

/** Ticker with the odds of the newest events on prediction markets, if the owner has set a feed. */
export default function PredictionTicker(): ReactNode {
  const {predictions} = useOwner();
  return (
    predictions && (
      <Suspense fallback={<ReservedSpace />}>
        <Ticker source={predictions} />
      </Suspense>
    )
  );
}
