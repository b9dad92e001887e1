/**
 * An error for the user at the terminal. Its message says what is wrong and how to fix it, and is
 * printed without a stack trace.
 */
export class CommandError extends Error {
  /**
   * @param {string} message what is wrong, and how to fix it
   * @param {1 | 2} [exitCode] 1: the command failed; 2: the command line is wrong
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.name = 'CommandError';
    this.exitCode = exitCode;
  }
}
