import {CommandError} from './CommandError.mjs';

/**
 * Explains why a port cannot be listened on, with a command that would work.
 *
 * @param {number} port
 * @param {unknown} error what `listen` reported
 * @param {(port: number) => string} command the same command on another port
 * @returns {CommandError | unknown} the error unchanged when it is not about the port
 */
export function portError(port, error, command) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    const other = port === 65535 ? 3000 : port + 1;
    return new CommandError(
      `Port ${port} is in use by another program. Stop that program, or choose another port: ${command(other)}`,
    );
  }
  if (code === 'EACCES') {
    return new CommandError(
      `This account may not use port ${port}. Choose another port: ${command(3000)}`,
    );
  }
  return error;
}
