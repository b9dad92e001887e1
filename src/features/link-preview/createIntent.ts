/** Milliseconds of rest on a target before it counts. */
export const REST = 250;

interface Intent<Target> {
  /** The target that is shown now. */
  readonly shown: () => Target | undefined;
  /** Attention is on this, or on nothing; it is shown once it has rested there. */
  readonly aim: (target: Target | undefined) => void;
  /** Shows nothing, until attention has gone elsewhere and come back. */
  readonly dismiss: () => void;
  /** Attention has left: shows nothing at once. */
  readonly leave: () => void;
}

/** Turns where attention is into what to show: late, so that passing over something shows nothing. */
export function createIntent<Target>(onShow: (target: Target | undefined) => void): Intent<Target> {
  let aimed: Target | undefined;
  let shown: Target | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function show(target: Target | undefined): void {
    clearTimeout(timer);
    if (target !== shown) {
      shown = target;
      onShow(target);
    }
  }
  return {
    shown: () => shown,
    aim(target) {
      if (target !== aimed) {
        aimed = target;
        clearTimeout(timer);
        timer = setTimeout(() => show(target), REST);
      }
    },
    dismiss: () => show(undefined),
    leave() {
      aimed = undefined;
      show(undefined);
    },
  };
}
