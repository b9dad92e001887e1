/** `npm run author -- <command>`: the author's bench. `npm run author -- help` lists the commands. */
import {createInterface} from 'node:readline/promises';
import {runAuthor} from './author/runAuthor';

async function ask(question: string, otherwise: string | undefined): Promise<string> {
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  const hint = otherwise ? ` (${otherwise})` : '';
  const answer = await terminal.question(`${question}${hint}: `);
  terminal.close();
  return answer;
}

process.exitCode = await runAuthor(process.argv.slice(2), {
  root: process.cwd(),
  environment: process.env,
  print: (line) => console.log(line),
  warn: (line) => console.error(line),
  ...(process.stdin.isTTY && process.stdout.isTTY ? {ask} : {}),
});
