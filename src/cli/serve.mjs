/** `npm run serve`: serves a built site. */
import {statSync} from 'node:fs';
import {resolve} from 'node:path';
import {CommandError} from './lib/CommandError.mjs';
import {builtBase, readPort} from './lib/address.mjs';
import {readFlags} from './lib/readFlags.mjs';
import {projectRoot, runCommand} from './lib/runCommand.mjs';

const TEXT = /** @type {const} */ ({type: 'string'});

await runCommand(async () => {
  const flags = readFlags({port: TEXT, dir: TEXT}, 'npm run serve -- [--port 3000] [--dir build]');
  const port = readPort(flags.port ?? process.env.PORT);
  const dir = resolve(projectRoot, flags.dir ?? 'build');
  if (!statSync(dir, {throwIfNoEntry: false})?.isDirectory()) {
    throw new CommandError(`There is no built site in ${dir}. Build it first: npm run build`);
  }
  const {serveFolder} = await import('./lib/createServer.mjs');
  const address = await serveFolder({dir, base: builtBase(dir), port});
  console.log(`Stop with Ctrl+C.\nThe site is ready: ${address}`);
});
