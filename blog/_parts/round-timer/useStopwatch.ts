import {useEffect, useState} from 'react';

/** Time between two updates. */
const POLL_MS = 200;

/**
 * Returns a stopwatch that measures the time since the start, excluding pauses. It reads the clock instead
 * of counting timer ticks, which browsers throttle in background tabs. It stops updating after `endMs`.
 */
export function useStopwatch(endMs: number) {
  const [status, setStatus] = useState<'ready' | 'running' | 'paused'>('ready');
  /** Start time, moved later by the length of all pauses; valid only while running. */
  const [startedAt, setStartedAt] = useState(0);
  const [elapsedMs, setElapsedMs] = useState(0);
  const isTicking = status === 'running' && elapsedMs < endMs;

  useEffect(() => {
    if (!isTicking) {
      return undefined;
    }
    const read = () => setElapsedMs(Math.max(0, Date.now() - startedAt));
    const interval = setInterval(read, POLL_MS);
    return () => clearInterval(interval);
  }, [isTicking, startedAt]);

  return {
    status,
    elapsedMs,
    start() {
      setStartedAt(Date.now() - elapsedMs);
      setStatus('running');
    },
    pause() {
      setElapsedMs(Math.max(0, Date.now() - startedAt));
      setStatus('paused');
    },
    reset() {
      setElapsedMs(0);
      setStatus('ready');
    },
  };
}
