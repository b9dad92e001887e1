import type {PredictionSource} from './fetchPredictionEvents';
import {fetchPredictionEvents} from './fetchPredictionEvents';
import type {PredictionItem} from './parsePredictionEvents';

export type PredictionState =
  | {readonly status: 'loading'}
  | {readonly status: 'hidden'}
  | {readonly status: 'shown'; readonly items: readonly PredictionItem[]};

const LOADING: PredictionState = {status: 'loading'};
const HIDDEN: PredictionState = {status: 'hidden'};

/** How long the feed is waited for before pages keep no place for it, in milliseconds. */
const MAX_WAIT = 4000;

// Outside React: the layout is mounted anew on most navigations, and the feed is asked once a visit.
let state: PredictionState = LOADING;
let askedAt: number | undefined;
const listeners = new Set<() => void>();

function change(next: PredictionState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

export async function loadPredictions(source: PredictionSource): Promise<void> {
  if (askedAt !== undefined) {
    return;
  }
  askedAt = Date.now();
  try {
    const items = await fetchPredictionEvents(source);
    change(items.length > 0 ? {status: 'shown', items} : HIDDEN);
  } catch (error) {
    console.warn(
      'Prediction markets are not shown: neither the feed nor the proxy answered.',
      error,
    );
    change(HIDDEN);
  }
}

export function subscribePredictions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentPredictions(): PredictionState {
  return state;
}

/** Whether a page that is opened now should keep no place: the feed has been silent for some time. */
export function predictionsAreLate(): boolean {
  return state === LOADING && askedAt !== undefined && Date.now() - askedAt > MAX_WAIT;
}

export function serverPredictions(): PredictionState {
  return LOADING;
}
