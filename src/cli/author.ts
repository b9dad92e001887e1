/** `npm run author -- <command>`: the author CLI. `npm run author -- help` lists the commands. */
import {createInterface} from 'node:readline';
import {readOwner} from '../config/readOwner';
import {runAuthor} from './author/runAuthor';
import {CommandError} from './lib/CommandError.mjs';

/** Asks at the terminal; lines typed or pasted in advance answer the next questions. */
function createAsker() {
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  const lines = terminal[Symbol.asyncIterator]();
  return {
    async ask(question: string, otherwise: string): Promise<string> {
      terminal.setPrompt(`${question}${otherwise ? ` (${otherwise})` : ''}: `);
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

const {strictPosts: isStrict = false, markdown = {}} = readOwner();
let asker: ReturnType<typeof createAsker> | undefined;
const isTerminal = process.stdin.isTTY && process.stdout.isTTY;

process.exitCode = await runAuthor(process.argv.slice(2), {
  root: process.cwd(),
  environment: process.env,
  isStrict,
  markdown,
  print: (line) => console.log(line),
  warn: (line) => console.error(line),
  ...(isTerminal
    ? {ask: (question, otherwise) => (asker ??= createAsker()).ask(question, otherwise)}
    : {}),
});
asker?.close();
