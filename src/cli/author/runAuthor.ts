import {Command, CommanderError} from 'commander';
import {readNow} from '../../config/readNow';
import {CommandError} from '../lib/CommandError.mjs';
import {COMMANDS} from './commands';
import type {AuthorContext} from './context';

/** Everything that a command line may touch. Only the commands read the owner's settings. */
export interface Surroundings extends Omit<AuthorContext, 'now' | 'isStrict' | 'markdown'> {
  readonly readSettings: () => Promise<Pick<AuthorContext, 'isStrict' | 'markdown'>>;
  /** Says at once what takes long. */
  readonly progress?: (line: string) => void;
}

const isHelp = (args: readonly string[]) => args.some((arg) => /^(?:help|-h|--help)$/.test(arg));

/** The program with the commands that are named in the arguments; of others it has the names alone. */
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
  // Copied by commander to commands made by program.command(), but not to those that are added.
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
 * @param args what follows `npm run author --`
 * @returns the exit code: 0, 1 where the content is in the way, 2 where the command line is wrong
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
