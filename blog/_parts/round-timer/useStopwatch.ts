import {useEffect, useState} from 'react';

type Watch =
  | {readonly kind: 'ready'}
  | {readonly kind: 'running'; readonly startedAt: number}
  | {readonly kind: 'paused'; readonly elapsedMs: number};

interface Stopwatch {
  readonly kind: Watch['kind'];
  readonly elapsedMs: number;
  readonly start: () => void;
  readonly pause: () => void;
  readonly reset: () => void;
}

/** Time between two updates. */
const POLL_MS = 200;

/**
 * Returns a stopwatch that measures the time since the start, without pauses. It reads the clock instead
 * of counting timer ticks, which browsers throttle in background tabs. It stops updating after `endMs`.
 */
export function useStopwatch(endMs: number): Stopwatch {
  const [watch, setWatch] = useState<Watch>({kind: 'ready'});
  const [now, setNow] = useState(0);

  const paused = watch.kind === 'paused' ? watch.elapsedMs : 0;
  const elapsedMs = watch.kind === 'running' ? Math.max(0, now - watch.startedAt) : paused;
  const isTicking = watch.kind === 'running' && elapsedMs < endMs;

  useEffect(() => {
    if (!isTicking) {
      return undefined;
    }
    const read = () => setNow(Date.now());
    const interval = setInterval(read, POLL_MS);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', read);
    };
  }, [isTicking]);

  return {
    kind: watch.kind,
    elapsedMs,
    start() {
      const at = Date.now();
      setNow(at);
      setWatch({kind: 'running', startedAt: at - paused});
    },
    pause() {
      if (watch.kind === 'running') {
        setWatch({kind: 'paused', elapsedMs: Math.max(0, Date.now() - watch.startedAt)});
      }
    },
    reset() {
      setWatch({kind: 'ready'});
    },
  };
}
