/**
 * `npm run serve`: serves a built site. `npm start` (`--build`) first installs what is missing and builds
 * the site.
 */
import {statSync} from 'node:fs';
import {resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {CommandError} from './lib/CommandError.mjs';
import {builtBase, readPort, requireFreePort} from './lib/address.mjs';
import {projectRoot, runCommand} from './lib/runCommand.mjs';
import {installPackages, npmCommand, runStep} from './lib/runStep.mjs';

const OPTIONS = /** @type {const} */ ({
  port: {type: 'string'},
  dir: {type: 'string'},
  build: {type: 'boolean'},
});

/** @throws {CommandError} exit code 2 if an argument is unknown or has no value */
function readFlags() {
  try {
    return parseArgs({options: OPTIONS}).values;
  } catch (error) {
    const usage =
      'Usage: npm start -- [--port 3000], or npm run serve -- [--port 3000] [--dir build]';
    throw new CommandError(`${error instanceof Error ? error.message : error}\n${usage}`, 2);
  }
}

await runCommand(async () => {
  const flags = readFlags();
  const port = readPort(flags.port ?? process.env.PORT);
  const command = flags.build ? 'npm start' : 'npm run serve';
  const dir = resolve(projectRoot, flags.dir ?? 'build');
  if (flags.build) {
    await requireFreePort(port, command);
    await installPackages();
    if (!(await runStep({title: 'Build', ...npmCommand(['run', '--silent', 'build'])}))) {
      throw new CommandError('The site could not be built; the reason is above.');
    }
  }
  if (!statSync(dir, {throwIfNoEntry: false})?.isDirectory()) {
    throw new CommandError(`There is no built site in ${dir}. Build it first: npm run build`);
  }
  // Imported here, because `installPackages` may just have installed the packages that this module needs.
  const {serveFolder} = await import('./lib/createServer.mjs');
  const address = await serveFolder({dir, base: builtBase(dir), port, command});
  console.log(`\nStop with Ctrl+C.\nThe site is ready: ${address}`);
});
