#!/usr/bin/env node
import {PushError, searchPush} from './searchPush.js';

searchPush(process.argv.slice(2), process.env).catch((error: unknown) => {
  console.error(error instanceof PushError ? error.message : error);
  process.exitCode = error instanceof PushError ? error.exitCode : 1;
});
