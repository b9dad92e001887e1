/** One step of a streamed answer, whichever API it came over. */
export type StreamEvent =
  | {readonly kind: 'text'; readonly text: string}
  /** `whole` is false when the model stopped at a limit of length, in the middle of its answer. */
  | {readonly kind: 'end'; readonly whole: boolean}
  /** What the server says went wrong after it had begun. */
  | {readonly kind: 'error'; readonly message: string}
  /** Sane, and nothing to show: a thought, a role, a count. */
  | {readonly kind: 'silence'};
