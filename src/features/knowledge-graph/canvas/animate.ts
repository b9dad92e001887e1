const DURATION = 180;

/** Calls `step` with a share from 0 to 1 until it is done or the signal says stop. */
export function animate(step: (share: number) => void, signal: AbortSignal): void {
  const start = performance.now();
  const frame = (now: number) => {
    if (signal.aborted) {
      return;
    }
    const share = Math.min(Math.max((now - start) / DURATION, 0), 1);
    step(1 - (1 - share) ** 3);
    if (share < 1) {
      requestAnimationFrame(frame);
    }
  };
  requestAnimationFrame(frame);
}
