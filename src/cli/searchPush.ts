/** `npm run search:push`: replaces the Algolia index with the records of the built site. */
import {PushError, searchPush} from 'docusaurus-theme-search-ask/push';
import {readOwner} from '../config/readOwner';
import {CommandError} from './lib/CommandError.mjs';
import {runCommand} from './lib/runCommand.mjs';

void runCommand(async () => {
  try {
    await searchPush(['--url', readOwner().url, ...process.argv.slice(2)], process.env);
  } catch (error) {
    throw error instanceof PushError ? new CommandError(error.message, error.exitCode) : error;
  }
});
