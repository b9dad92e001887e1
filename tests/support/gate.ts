export interface Gate {
  readonly open: () => void;
  /** Resolves when the gate is opened. */
  readonly opened: Promise<void>;
}

/** Holds an answer back until the test has seen what the reader sees meanwhile. */
export function gate(): Gate {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {open, opened};
}
