/** An error for the user: its message says what is wrong and how to fix it. */
export class ImportError extends Error {
  /** True if the command line is wrong, rather than the content. */
  readonly isUsage: boolean;

  constructor(message: string, {isUsage = false}: {readonly isUsage?: boolean} = {}) {
    super(message);
    this.name = 'ImportError';
    this.isUsage = isUsage;
  }
}

/** Creates an error about a wrong command line. */
export const usageError = (message: string) => new ImportError(message, {isUsage: true});
