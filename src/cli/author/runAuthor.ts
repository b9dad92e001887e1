import {Command, CommanderError} from 'commander';
import {readNow} from '../../config/readNow';
import {CommandError} from '../lib/CommandError.mjs';
import {COMMANDS} from './commands';
import type {AuthorContext} from './context';

/** Everything that the author CLI may use. Settings are read only if a command runs. */
export interface Surroundings extends Omit<AuthorContext, 'now' | 'isStrict' | 'markdown'> {
  readonly readSettings: () => Promise<Pick<AuthorContext, 'isStrict' | 'markdown'>>;
  /** Reports at once that something will take long. */
  readonly progress?: (line: string) => void;
}

const isHelp = (args: readonly string[]) => args.some((arg) => /^(?:help|-h|--help)$/.test(arg));

/** Creates the program. Loads only commands that are named in the arguments. */
async function createProgram(
  args: readonly string[],
  {readSettings, progress, ...surroundings}: Surroundings,
): Promise<Command> {
  const {print, warn, environment} = surroundings;
  const program = new Command('npm run author --')
    .usage('<command> [options]')
    .description('Tools for writing posts and moving a blog. Each command has its own --help.')
    .configureHelp({subcommandTerm: (command) => `${command.name()} ${command.usage()}`.trim()})
    .showHelpAfterError('Run "npm run author -- help" for the commands.');
  for (const [name, {usage = '', description, readsPosts, load}] of Object.entries(COMMANDS)) {
    if (!args.includes(name)) {
      program.addCommand(new Command(name).usage(usage || ' ').description(description));
      continue;
    }
    if (readsPosts && !isHelp(args)) {
      progress?.('Reading the posts …');
    }
    const context = {...surroundings, ...(await readSettings()), now: readNow(environment)};
    program.addCommand((await load())(context).description(description));
  }
  const withoutLastBreak = (text: string) => text.replace(/\n$/, '');
  // commander copies these settings to commands of `program.command()`, but not to added ones.
  for (const command of [
    program,
    ...program.commands,
    ...program.commands.flatMap((c) => c.commands),
  ]) {
    command.exitOverride().configureOutput({
      writeOut: (text) => print(withoutLastBreak(text)),
      writeErr: (text) => warn(withoutLastBreak(text)),
    });
  }
  return program;
}

/**
 * Runs one command line of `npm run author`.
 *
 * @param args arguments after `npm run author --`
 * @returns exit code: 0 for success, 1 for problems of the content, 2 for a wrong command line
 */
export async function runAuthor(
  args: readonly string[],
  surroundings: Surroundings,
): Promise<0 | 1 | 2> {
  try {
    await (await createProgram(args, surroundings)).parseAsync(args, {from: 'user'});
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) {
      // commander has printed the error. Its exit code is 0 for `--help`.
      return error.exitCode === 0 ? 0 : 2;
    }
    if (error instanceof CommandError) {
      surroundings.warn(error.message);
      return error.exitCode;
    }
    throw error;
  }
}
