/** `npm run serve`: serves a built site. */
import {statSync} from 'node:fs';
import {resolve} from 'node:path';
import {builtBase, readBase, readPort} from './lib/address.mjs';
import {readFlags} from './lib/readFlags.mjs';
import {CommandError} from './lib/CommandError.mjs';
import {projectRoot, runCommand} from './lib/runCommand.mjs';

const TEXT = /** @type {const} */ ({type: 'string'});
const usage = 'Usage: npm run serve -- [--port 3000] [--dir build] [--base /]';

await runCommand(async () => {
  const flags = readFlags({port: TEXT, dir: TEXT, base: TEXT}, usage);
  const port = readPort(flags.port ?? process.env.PORT, {zero: true});
  const dir = resolve(projectRoot, flags.dir ?? 'build');
  if (!statSync(dir, {throwIfNoEntry: false})?.isDirectory()) {
    throw new CommandError(`There is no built site in ${dir}. Build it first: npm run build`);
  }
  const named = flags.base ?? process.env.BASE_URL;
  const base = named ? readBase(named) : builtBase(dir);
  const {serveFolder} = await import('./lib/createServer.mjs');
  const command = (/** @type {number} */ other) => `npm run serve -- --port ${other}`;
  const address = await serveFolder({dir, base, port, command});
  console.log(`Stop with Ctrl+C.\nThe site is ready: ${address}`);
});
