import type {PredictionSource} from './fetchPredictionEvents';
import {fetchPredictionEvents} from './fetchPredictionEvents';
import type {PredictionItem} from './parsePredictionEvents';

export type PredictionState =
  | {readonly status: 'loading'}
  | {readonly status: 'hidden'}
  | {readonly status: 'shown'; readonly items: readonly PredictionItem[]};

const LOADING: PredictionState = {status: 'loading'};
const HIDDEN: PredictionState = {status: 'hidden'};

// Outside React: the layout is mounted anew on most navigations, and the feed is asked once a visit.
let state: PredictionState = LOADING;
let asked = false;
const listeners = new Set<() => void>();

function change(next: PredictionState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

export async function loadPredictions(source: PredictionSource): Promise<void> {
  if (asked) {
    return;
  }
  asked = true;
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

export function serverPredictions(): PredictionState {
  return LOADING;
}
