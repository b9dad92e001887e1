import type {RefObject} from 'react';
import {useEffect, useState} from 'react';
import type {Owner} from '../../lib/owner';
import {buildTapeWidget} from './buildTapeWidget';
import {whenNearAndIdle} from './whenNearAndIdle';

// Outside React: a service that was blocked once in a visit is not asked again on the next page.
let failedBefore = false;
/** The widget that was asked for last, and when, while nothing of it has come. */
let pending: {readonly element: HTMLElement; readonly begun: number} | undefined;

/** How long the service is waited for before pages keep no place for it, in milliseconds. */
const MAX_WAIT = 4000;

function isSilent(): boolean {
  return (
    pending !== undefined &&
    !pending.element.querySelector('iframe') &&
    Date.now() - pending.begun > MAX_WAIT
  );
}

/** Whether a page that is opened now should keep no place: the service was silent on the one before. */
export function tapeIsLate(): boolean {
  failedBefore ||= isSilent();
  return failedBefore;
}

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
      pending = {element, begun: Date.now()};
      takeAway = buildTapeWidget(element, source, colorMode, () => {
        failedBefore = true;
        setFailed(true);
      });
    });
    return () => {
      stopWaiting();
      if (pending?.element === element && !isSilent()) {
        pending = undefined;
      }
      takeAway?.();
    };
  }, [ref, source, colorMode, failed]);
  return failed ? 'failed' : 'waiting';
}
