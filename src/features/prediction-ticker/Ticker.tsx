import type {ReactNode} from 'react';
import {useEffect, useState} from 'react';
import ReservedSpace from '../../components/ReservedSpace';
import type {PredictionSource} from './fetchPredictionEvents';
import {fetchPredictionEvents} from './fetchPredictionEvents';
import Marquee from './Marquee';
import type {PredictionItem} from './parsePredictionEvents';

/** Milliseconds without an answer after which newly opened pages reserve no space for it. */
const MAX_WAIT = 4000;

// Outside React: most navigations mount the layout again, but the feed is requested once per visit.
/** Undefined until the feed has answered; empty if there is nothing to show. */
let items: readonly PredictionItem[] | undefined;
let request: Promise<void> | undefined;
let requestedAt = Infinity;

async function loadPredictions(source: PredictionSource): Promise<void> {
  requestedAt = Date.now();
  try {
    items = await fetchPredictionEvents(source);
  } catch (error) {
    console.warn(
      'Prediction markets are not shown: the feed failed to load, directly and through the proxy.',
      error,
    );
    items = [];
  }
}

/** True if a page opened now should reserve no space, because the feed has not answered in time. */
function isLate(): boolean {
  return items === undefined && Date.now() - requestedAt > MAX_WAIT;
}

/** The events of the feed, in a space reserved for them that collapses if there are none. */
export default function Ticker({source}: {readonly source: PredictionSource}): ReactNode {
  const [shown, setShown] = useState(items);
  useEffect(() => {
    request ??= loadPredictions(source);
    void request.then(() => setShown(items));
  }, [source]);
  return (
    <ReservedSpace isEmpty={shown?.length === 0} isLate={isLate}>
      {shown && shown.length > 0 && <Marquee items={shown} />}
    </ReservedSpace>
  );
}
