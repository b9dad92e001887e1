/** An error for the user: its message says what is wrong and how to fix it. */
export class ImportError extends Error {
  /** @param isUsage true if the command line is wrong, rather than the content */
  constructor(
    message: string,
    readonly isUsage = false,
  ) {
    super(message);
    this.name = 'ImportError';
  }
}
