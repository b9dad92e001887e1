/** `npm start`: installs what is missing, builds the site and serves it. */
import {join} from 'node:path';
import {builtBase, readBase, readPort, requireFreePort} from './lib/address.mjs';
import {readFlags} from './lib/readFlags.mjs';
import {CommandError} from './lib/CommandError.mjs';
import {projectRoot, runCommand} from './lib/runCommand.mjs';
import {installPackages, npmCommand, runStep} from './lib/runStep.mjs';

await runCommand(async () => {
  const flags = readFlags({port: {type: 'string'}}, 'Usage: npm start -- [--port 3000]');
  const port = readPort(flags.port ?? process.env.PORT);
  const named = readBase(process.env.BASE_URL);
  const command = (/** @type {number} */ other) => `npm start -- --port ${other}`;
  // Checked before the build, so that the user does not wait a minute for the error.
  await requireFreePort(port, command);

  await installPackages();
  if (!(await runStep({title: 'Build', ...npmCommand(['run', '--silent', 'build'])}))) {
    throw new CommandError('The site could not be built; the reason is above.');
  }
  // Loaded here, because its dependencies may just have been installed.
  const {serveFolder} = await import('./lib/createServer.mjs');
  const dir = join(projectRoot, 'build');
  // The owner file may set a base path, which only the build has read.
  const base = process.env.BASE_URL ? named : builtBase(dir);
  const address = await serveFolder({dir, base, port, command});
  console.log(`\nStop with Ctrl+C.\nThe site is ready: ${address}`);
});
