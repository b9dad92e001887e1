import {useEffect, useRef, useState} from 'react';
import type {Spot} from './Card';

/** Milliseconds before the card is hidden, so that the pointer can reach it from the circle. */
const HIDE_DELAY = 400;

export interface ShownSpot {
  /** The highlighted circle, beside which the card is shown. */
  readonly spot: Spot | undefined;
  readonly show: (spot: Spot) => void;
  readonly hide: () => void;
  readonly hideSoon: () => void;
  /** Cancels `hideSoon`. */
  readonly keep: () => void;
}

/** State of the card: hidden by Escape, at once, or after a delay. */
export function useSpot(): ShownSpot {
  const [spot, setSpot] = useState<Spot>();
  const timer = useRef(0);
  const keep = () => clearTimeout(timer.current);
  const hide = () => setSpot(undefined);

  useEffect(() => {
    const onKeyDown = ({key}: KeyboardEvent) => key === 'Escape' && setSpot(undefined);
    addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('keydown', onKeyDown);
      clearTimeout(timer.current);
    };
  }, []);

  return {
    spot,
    keep,
    hide,
    show(next) {
      keep();
      setSpot(next);
    },
    hideSoon() {
      keep();
      timer.current = window.setTimeout(hide, HIDE_DELAY);
    },
  };
}
