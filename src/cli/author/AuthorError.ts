/**
 * A mistake of the command's user, told in one or more lines without a stack. Nothing was written.
 */
export class AuthorError extends Error {
  override readonly name = 'AuthorError';

  /** @param exitCode 1 where the content is in the way, 2 where the command line is wrong */
  constructor(
    message: string,
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message);
  }
}
