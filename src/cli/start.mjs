/** `npm start`: installs what is missing, builds the site and serves it. */
import {join} from 'node:path';
import {CommandError} from './lib/CommandError.mjs';
import {builtBase, readPort} from './lib/address.mjs';
import {readFlags} from './lib/readFlags.mjs';
import {projectRoot, runCommand} from './lib/runCommand.mjs';
import {installPackages, npmCommand, runStep} from './lib/runStep.mjs';

await runCommand(async () => {
  const flags = readFlags({port: {type: 'string'}}, 'npm start -- [--port 3000]');
  const port = readPort(flags.port ?? process.env.PORT);
  await installPackages();
  if (!(await runStep({title: 'Build', ...npmCommand(['run', '--silent', 'build'])}))) {
    throw new CommandError('The site could not be built; the reason is above.');
  }
  // Imported here, because `installPackages` may just have installed its dependencies.
  const {serveFolder} = await import('./lib/createServer.mjs');
  const dir = join(projectRoot, 'build');
  const address = await serveFolder({dir, base: builtBase(dir), port});
  console.log(`\nStop with Ctrl+C.\nThe site is ready: ${address}`);
});
