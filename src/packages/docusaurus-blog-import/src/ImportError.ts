/** An error for the user: its message says what is wrong and how to fix it. */
export class ImportError extends Error {
  constructor(
    message: string,
    /** True if the command line is wrong, rather than the content. */
    readonly isUsage = false,
  ) {
    super(message);
  }
}

export const usageError = (message: string) => new ImportError(message, true);
