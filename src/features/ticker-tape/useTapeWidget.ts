import type {RefObject} from 'react';
import {useEffect, useState} from 'react';
import type {Owner} from '../../lib/owner';
import {buildTapeWidget} from './buildTapeWidget';
import {whenNearAndIdle} from './whenNearAndIdle';

// Outside React: a service that was blocked once in a visit is not asked again on the next page.
let failedBefore = false;

/** Builds the tape when its place comes near the screen, and anew when the color mode changes. */
export function useTapeWidget(
  ref: RefObject<HTMLElement | null>,
  source: NonNullable<Owner['tickerTape']>,
  colorMode: 'light' | 'dark',
): 'waiting' | 'failed' {
  const [failed, setFailed] = useState(failedBefore);
  useEffect(() => {
    const element = ref.current;
    if (!element || failed) {
      return undefined;
    }
    let takeAway: (() => void) | undefined;
    const stopWaiting = whenNearAndIdle(element, () => {
      if (failedBefore) {
        setFailed(true);
        return;
      }
      takeAway = buildTapeWidget(element, source, colorMode, () => {
        failedBefore = true;
        setFailed(true);
      });
    });
    return () => {
      stopWaiting();
      takeAway?.();
    };
  }, [ref, source, colorMode, failed]);
  return failed ? 'failed' : 'waiting';
}
