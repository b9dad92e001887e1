/** `npm run search:push`: replaces the hosted index with the records of the built site. */
import {runCommand} from './lib/runCommand.mjs';
import {searchPush} from './search-push/searchPush';

void runCommand(() => searchPush(process.argv.slice(2), process.env));
