import {useEffect, useSyncExternalStore} from 'react';
import type {PredictionSource} from './fetchPredictionEvents';
import type {PredictionState} from './predictionStore';
import {
  currentPredictions,
  loadPredictions,
  serverPredictions,
  subscribePredictions,
} from './predictionStore';

/** The events of the feed, asked for once however often the ticker is mounted. */
export function usePredictionEvents(source: PredictionSource): PredictionState {
  useEffect(() => {
    void loadPredictions(source);
  }, [source]);
  return useSyncExternalStore(subscribePredictions, currentPredictions, serverPredictions);
}
