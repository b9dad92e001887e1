export interface PatientSignal {
  /** Aborted with the given signal, or when the time is up. */
  readonly signal: AbortSignal;
  timedOut(): boolean;
  /** Stops the clock. The given signal still aborts this one. */
  stop(): void;
  /** Stops the clock and leaves the given signal, which may outlive many requests. */
  release(): void;
}

/** A signal with a clock. `AbortSignal.any` would do, but is younger than the browsers the site supports. */
export function patientSignal(signal: AbortSignal, milliseconds: number): PatientSignal {
  const controller = new AbortController();
  let late = false;
  const clock = setTimeout(() => {
    late = true;
    controller.abort();
  }, milliseconds);
  function pass(): void {
    clearTimeout(clock);
    controller.abort(signal.reason);
  }
  if (signal.aborted) {
    pass();
  } else {
    signal.addEventListener('abort', pass, {once: true});
  }
  return {
    signal: controller.signal,
    timedOut: () => late,
    stop: () => clearTimeout(clock),
    release() {
      clearTimeout(clock);
      signal.removeEventListener('abort', pass);
    },
  };
}
