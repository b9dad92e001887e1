/** `npm run check`: everything `npm test` runs but the browser tests. */
import {runCommand} from './lib/runCommand.mjs';
import {runSuite} from './lib/runSuite.mjs';

await runCommand(() => runSuite({browser: false}));
