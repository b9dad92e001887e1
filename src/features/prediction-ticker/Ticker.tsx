import type {ReactNode} from 'react';
import {useEffect, useSyncExternalStore} from 'react';
import ReservedPlace from '../../components/ReservedPlace';
import type {PredictionSource} from './fetchPredictionEvents';
import {fetchPredictionEvents} from './fetchPredictionEvents';
import Marquee from './Marquee';
import type {PredictionItem} from './parsePredictionEvents';
import styles from './styles.module.css';

interface PredictionState {
  readonly status: 'loading' | 'hidden' | 'shown';
  readonly items: readonly PredictionItem[];
}

const LOADING: PredictionState = {status: 'loading', items: []};
const HIDDEN: PredictionState = {status: 'hidden', items: []};

/** How long the feed is waited for before pages keep no place for it, in milliseconds. */
const MAX_WAIT = 4000;

// Outside React: the layout is mounted anew on most navigations, and the feed is asked once a visit.
let state: PredictionState = LOADING;
let askedAt: number | undefined;
const listeners = new Set<() => void>();

function setState(next: PredictionState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

async function loadPredictions(source: PredictionSource): Promise<void> {
  if (askedAt !== undefined) {
    return;
  }
  askedAt = Date.now();
  try {
    const items = await fetchPredictionEvents(source);
    setState(items.length > 0 ? {status: 'shown', items} : HIDDEN);
  } catch (error) {
    console.warn(
      'Prediction markets are not shown: neither the feed nor the proxy answered.',
      error,
    );
    setState(HIDDEN);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a page that is opened now should keep no place: the feed has been silent for some time. */
function isLate(): boolean {
  return state === LOADING && askedAt !== undefined && Date.now() - askedAt > MAX_WAIT;
}

/** The events of the feed, in a place that is kept for them and folded where there are none. */
export default function Ticker({source}: {readonly source: PredictionSource}): ReactNode {
  const {status, items} = useSyncExternalStore(
    subscribe,
    () => state,
    () => LOADING,
  );
  useEffect(() => {
    void loadPredictions(source);
  }, [source]);
  return (
    <ReservedPlace className={styles.place} folded={status === 'hidden'} isLate={isLate}>
      {status === 'shown' && <Marquee items={items} />}
    </ReservedPlace>
  );
}
