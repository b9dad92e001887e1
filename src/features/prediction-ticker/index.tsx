import type {ReactNode} from 'react';
import {useEffect, useState} from 'react';
import ReservedSpace from '../../components/ReservedSpace';
import {useOwner} from '../../hooks/useOwner';
import type {PredictionSource} from './fetchPredictionEvents';
import {fetchPredictionEvents} from './fetchPredictionEvents';
import Marquee from './Marquee';
import type {PredictionItem} from './parsePredictionEvents';

/**
 * Milliseconds without a response after which newly opened pages reserve no space for the ticker.
 */
const MAX_WAIT = 4000;

// Module variables, so that the feed is requested only once per visit. Most navigations mount the layout
// again.
/** Undefined until the feed has loaded or failed; empty if there is nothing to show. */
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

/** True if the feed has not loaded in time, so that newly opened pages reserve no space. */
function isLate(): boolean {
  return items === undefined && Date.now() - requestedAt > MAX_WAIT;
}

/**
 * Ticker with the odds of the newest events on prediction markets, from the feed in the owner file. Its
 * space is reserved, and collapses if there are no events.
 */
export default function PredictionTicker(): ReactNode {
  const source = useOwner().predictions as PredictionSource;
  const [loadedItems, setLoadedItems] = useState(items);
  useEffect(() => {
    request ??= loadPredictions(source);
    void request.then(() => setLoadedItems(items));
  }, [source]);
  return (
    <ReservedSpace isEmpty={loadedItems?.length === 0} isLateOrFailed={isLate}>
      {loadedItems && loadedItems.length > 0 && <Marquee items={loadedItems} />}
    </ReservedSpace>
  );
}
