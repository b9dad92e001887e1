import {Command, CommanderError} from 'commander';
import {readNow} from '../../config/readNow';
import {CommandError} from '../lib/CommandError.mjs';
import {addCheck} from './check';
import type {AuthorContext} from './context';
import {addFresh} from './fresh';
import {addImport} from './import';
import {addNew} from './new';
import {addPublished} from './published';
import {addTags} from './tags';

/** Functions that add commands to the program, in the order shown in the help. */
const COMMANDS = [addFresh, addNew, addTags, addImport, addCheck, addPublished];

function createProgram({print, warn}: Pick<AuthorContext, 'print' | 'warn'>): Command {
  const withoutFinalNewline = (text: string) => text.replace(/\n$/, '');
  return new Command('npm run author --')
    .usage('<command> [options]')
    .description('Tools for writing posts and moving a blog. Each command has its own --help.')
    .showHelpAfterError(
      'Run "npm run author -- help" for the commands. Without the --, npm takes the options for itself.',
    )
    .exitOverride()
    .configureOutput({
      writeOut: (text) => print(withoutFinalNewline(text)),
      writeErr: (text) => warn(withoutFinalNewline(text)),
    });
}

/**
 * Runs one command line of `npm run author`.
 *
 * @param args arguments after `npm run author --`
 * @returns exit code: 0 for success, 1 if the command failed, 2 for an invalid command line
 */
export async function runAuthor(
  args: readonly string[],
  partialContext: Omit<AuthorContext, 'now'>,
): Promise<0 | 1 | 2> {
  const program = createProgram(partialContext);
  const context = {...partialContext, now: readNow(partialContext.environment)};
  try {
    COMMANDS.forEach((add) => add(program, context));
    await program.parseAsync(args, {from: 'user'});
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) {
      // The commander package has already printed the error. Its exit code is 0 for `--help`.
      return error.exitCode === 0 ? 0 : 2;
    }
    if (error instanceof CommandError) {
      partialContext.warn(error.message);
      return error.exitCode;
    }
    // For errors of the file system, such as a read-only folder, a stack trace would hide the message.
    if (error instanceof Error && 'syscall' in error) {
      partialContext.warn(error.message);
      return 1;
    }
    throw error;
  }
}
