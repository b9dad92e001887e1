#!/usr/bin/env node
import {runCli} from './runCli.js';

process.exitCode = await runCli(process.argv.slice(2), {
  cwd: process.cwd(),
  print: (line) => void process.stdout.write(`${line}\n`),
  warn: (line) => void process.stderr.write(`${line}\n`),
});
