/** `npm start`: installs what is missing, builds the site and serves it. */
import {CommandError} from './lib/CommandError.mjs';
import {runCommand} from './lib/runCommand.mjs';
import {installPackages, npmCommand, runStep} from './lib/runStep.mjs';

await runCommand(async () => {
  await installPackages();
  if (!(await runStep({title: 'Build', ...npmCommand(['run', '--silent', 'build'])}))) {
    throw new CommandError('The site could not be built; the reason is above.');
  }
});

if (!process.exitCode) {
  await import('./serve.mjs');
}
