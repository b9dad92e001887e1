/**
 * `npm run build`: writes the site to `build/`. Arguments are those of `docusaurus build`.
 *
 * With many posts, new objects get more room: Node's own 16 MB are collected too often.
 */
import {createRequire} from 'node:module';
import {CommandError, projectRoot, runCommand} from './lib/runCommand.mjs';
import {countPosts} from './lib/countPosts.mjs';
import {runStep} from './lib/runStep.mjs';

const MANY_POSTS = 700;

const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
const flags = countPosts(projectRoot) >= MANY_POSTS ? ['--max-semi-space-size=64'] : [];

await runCommand(async () => {
  const args = [...flags, docusaurus, 'build', ...process.argv.slice(2)];
  if (!(await runStep({title: 'Build', command: process.execPath, args}))) {
    throw new CommandError('The site could not be built; the reason is above.');
  }
});
