/** `npm run serve`: serves a built site. */
import {statSync} from 'node:fs';
import {resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {CommandError} from './lib/CommandError.mjs';
import {builtBase, readPort} from './lib/address.mjs';
import {projectRoot, runCommand} from './lib/runCommand.mjs';

const TEXT = /** @type {const} */ ({type: 'string'});

/** @throws {CommandError} exit code 2 if an argument is unknown or has no value */
function readFlags() {
  try {
    return parseArgs({options: {port: TEXT, dir: TEXT}}).values;
  } catch (error) {
    const usage = 'Usage: npm run serve -- [--port 3000] [--dir build]';
    throw new CommandError(`${error instanceof Error ? error.message : error}\n${usage}`, 2);
  }
}

await runCommand(async () => {
  const flags = readFlags();
  const port = readPort(flags.port ?? process.env.PORT);
  const dir = resolve(projectRoot, flags.dir ?? 'build');
  if (!statSync(dir, {throwIfNoEntry: false})?.isDirectory()) {
    throw new CommandError(`There is no built site in ${dir}. Build it first: npm run build`);
  }
  const {serveFolder} = await import('./lib/createServer.mjs');
  const address = await serveFolder({dir, base: builtBase(dir), port});
  console.log(`Stop with Ctrl+C.\nThe site is ready: ${address}`);
});
