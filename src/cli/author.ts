/** `npm run author -- <command>`: the author's bench. `npm run author -- help` lists the commands. */
import {Command, CommanderError} from 'commander';
import {readNow} from '../config/postFrontMatter';
import {AuthorError} from './author/AuthorError';
import {checkCommand} from './author/check';
import type {AuthorContext} from './author/context';
import {digestCommand} from './author/digest';
import {importCommand} from './author/import';
import {linksCommand} from './author/links';
import {newCommand} from './author/new';
import {scheduleCommand} from './author/schedule';
import {schemaCommand} from './author/schema';
import {tagsCommand} from './author/tags';

const COMMANDS = [
  newCommand,
  tagsCommand,
  scheduleCommand,
  linksCommand,
  digestCommand,
  importCommand,
  checkCommand,
  schemaCommand,
];

function createProgram(context: AuthorContext): Command {
  const program = new Command('author')
    .usage('<command> [options]')
    .description('Tools for whoever writes the posts. Each command has its own --help.')
    .showHelpAfterError('Run "npm run author -- help" for the commands.');
  for (const addTo of COMMANDS) {
    program.addCommand(addTo(context));
  }
  // Copied by commander to commands made by program.command(), but not to those that are added.
  for (const command of [
    program,
    ...program.commands,
    ...program.commands.flatMap((c) => c.commands),
  ]) {
    command.exitOverride();
  }
  return program;
}

async function run(): Promise<number> {
  try {
    const context: AuthorContext = {
      root: process.cwd(),
      now: readNow(),
      print: (line) => console.log(line),
      warn: (line) => console.error(line),
    };
    await createProgram(context).parseAsync();
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) {
      // commander has said what is wrong; help that was asked for is no mistake.
      return error.exitCode === 0 ? 0 : 2;
    }
    if (error instanceof AuthorError) {
      console.error(error.message);
      return error.exitCode;
    }
    throw error;
  }
}

process.exitCode = await run();
