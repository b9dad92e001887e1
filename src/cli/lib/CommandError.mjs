/**
 * An error meant for the person at the terminal: its message says what is wrong and the way out,
 * and is printed without a stack trace.
 */
export class CommandError extends Error {
  /**
   * @param {string} message what is wrong, and what to do about it
   * @param {1 | 2} [exitCode] 1: it did not work; 2: the command was called wrongly
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.name = 'CommandError';
    this.exitCode = exitCode;
  }
}
