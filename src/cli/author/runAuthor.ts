import {Command, CommanderError} from 'commander';
import {readNow} from '../../config/postFrontMatter';
import {CommandError} from '../lib/CommandError.mjs';
import {checkCommand} from './check';
import type {AuthorContext} from './context';
import {digestCommand} from './digest';
import {freshCommand} from './fresh';
import {importCommand} from './import';
import {newCommand} from './new';
import {publishedCommand} from './published';
import {scheduleCommand} from './schedule';
import {tagsCommand} from './tags';

const COMMANDS = [
  freshCommand,
  newCommand,
  tagsCommand,
  scheduleCommand,
  digestCommand,
  importCommand,
  checkCommand,
  publishedCommand,
];

function createProgram(context: AuthorContext): Command {
  const program = new Command('author')
    .usage('<command> [options]')
    .description('Tools for whoever writes the posts. Each command has its own --help.')
    .showHelpAfterError('Run "npm run author -- help" for the commands.');
  for (const addTo of COMMANDS) {
    program.addCommand(addTo(context));
  }
  const withoutLastBreak = (text: string) => text.replace(/\n$/, '');
  // Copied by commander to commands made by program.command(), but not to those that are added.
  for (const command of [
    program,
    ...program.commands,
    ...program.commands.flatMap((c) => c.commands),
  ]) {
    command.exitOverride().configureOutput({
      writeOut: (text) => context.print(withoutLastBreak(text)),
      writeErr: (text) => context.warn(withoutLastBreak(text)),
    });
  }
  return program;
}

/**
 * Runs one command line of `npm run author`.
 *
 * @param args what follows `npm run author --`
 * @returns the exit code: 0, 1 where the content is in the way, 2 where the command line is wrong
 */
export async function runAuthor(
  args: readonly string[],
  surroundings: Omit<AuthorContext, 'now'>,
): Promise<0 | 1 | 2> {
  try {
    const context = {...surroundings, now: readNow(surroundings.environment)};
    await createProgram(context).parseAsync(args, {from: 'user'});
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) {
      // commander has said what is wrong; help that was asked for is no mistake.
      return error.exitCode === 0 ? 0 : 2;
    }
    if (error instanceof CommandError) {
      surroundings.warn(error.message);
      return error.exitCode;
    }
    throw error;
  }
}
