/** `npm test`: installs what is missing, then runs every check and every test. */
import {runCommand} from './lib/runCommand.mjs';
import {runSuite} from './lib/runSuite.mjs';

await runCommand(() => runSuite({browser: true}));
