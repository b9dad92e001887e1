/** `npm run author -- <command>`: the author CLI. `npm run author -- help` lists the commands. */
import {createInterface} from 'node:readline';
import {readOwner} from '../config/readOwner';
import {runAuthor} from './author/runAuthor';
import {CommandError} from './lib/CommandError.mjs';

/** Asks questions at the terminal. Lines typed or pasted in advance answer the next questions. */
function createPrompter() {
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  const lines = terminal[Symbol.asyncIterator]();
  return {
    async ask(question: string, defaultAnswer: string): Promise<string> {
      terminal.setPrompt(`${question}${defaultAnswer ? ` (${defaultAnswer})` : ''}: `);
      terminal.prompt();
      const {value, done} = await lines.next();
      if (done) {
        throw new CommandError('\nNothing was changed.', 2);
      }
      return value;
    },
    close: () => terminal.close(),
  };
}

/** Reads the owner file; if it is not valid, prints the problems and ends the program. */
function readSettings() {
  try {
    return readOwner();
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
}

const {strictPosts: isStrict = false, markdown = {}} = readSettings();
let prompter: ReturnType<typeof createPrompter> | undefined;
const isTerminal = process.stdin.isTTY && process.stdout.isTTY;

process.exitCode = await runAuthor(process.argv.slice(2), {
  root: process.cwd(),
  environment: process.env,
  isStrict,
  markdown,
  print: (line) => console.log(line),
  warn: (line) => console.error(line),
  ask: isTerminal
    ? (question, defaultAnswer) => (prompter ??= createPrompter()).ask(question, defaultAnswer)
    : undefined,
});
prompter?.close();
