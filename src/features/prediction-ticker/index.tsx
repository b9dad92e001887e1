import {Suspense, lazy} from 'react';
import type {ReactNode} from 'react';
import ReservedPlace from '../../components/ReservedPlace';
import {useOwner} from '../../hooks/useOwner';

/** Where a ticker cannot be fetched, its place stays as it is when nothing is to be told. */
const Ticker = lazy(() =>
  import(/* webpackChunkName: "market-strip" */ './Ticker').catch(() => ({default: () => null})),
);

/** What prediction markets say of the newest events; nothing while they say nothing. */
export default function PredictionTicker(): ReactNode {
  const {predictions} = useOwner();
  return (
    predictions && (
      <Suspense fallback={<ReservedPlace />}>
        <Ticker source={predictions} />
      </Suspense>
    )
  );
}
