import type {ReactNode} from 'react';
import {useEffect, useSyncExternalStore} from 'react';
import ReservedPlace from '../../components/ReservedPlace';
import type {PredictionSource} from './fetchPredictionEvents';
import {fetchPredictionEvents} from './fetchPredictionEvents';
import Marquee from './Marquee';
import type {PredictionItem} from './parsePredictionEvents';

/** How long the feed is waited for before pages keep no place for it, in milliseconds. */
const MAX_WAIT = 4000;

// Outside React: the layout is mounted anew on most navigations, and the feed is asked once a visit.
/** Undefined while the feed is waited for, empty where nothing is shown. */
let items: readonly PredictionItem[] | undefined;
let askedAt: number | undefined;
const listeners = new Set<() => void>();

async function loadPredictions(source: PredictionSource): Promise<void> {
  if (askedAt !== undefined) {
    return;
  }
  askedAt = Date.now();
  try {
    items = await fetchPredictionEvents(source);
  } catch (error) {
    console.warn(
      'Prediction markets are not shown: neither the feed nor the proxy answered.',
      error,
    );
    items = [];
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a page that is opened now should keep no place: the feed has been silent for some time. */
function isLate(): boolean {
  return items === undefined && askedAt !== undefined && Date.now() - askedAt > MAX_WAIT;
}

/** The events of the feed, in a place that is kept for them and folded where there are none. */
export default function Ticker({source}: {readonly source: PredictionSource}): ReactNode {
  const shown = useSyncExternalStore(
    subscribe,
    () => items,
    () => undefined,
  );
  useEffect(() => {
    void loadPredictions(source);
  }, [source]);
  return (
    <ReservedPlace folded={shown?.length === 0} isLate={isLate}>
      {shown && shown.length > 0 && <Marquee items={shown} />}
    </ReservedPlace>
  );
}
