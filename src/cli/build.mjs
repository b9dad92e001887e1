/**
 * `npm run build [-- --in-parts]`: writes the site to `build/`. Other arguments are those of
 * `docusaurus build`.
 *
 * With many posts, or where it is asked for, the build runs in three processes, one after the
 * other, so that none holds the memory of another (`src/plugins/build-parts`). It then needs less
 * than half of it.
 */
import {mkdtempSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {CommandError} from './lib/CommandError.mjs';
import {countPosts} from './lib/countPosts.mjs';
import {projectRoot} from './lib/projectRoot.mjs';
import {runCommand} from './lib/runCommand.mjs';
import {runStep} from './lib/runStep.mjs';

/** From here on, starting twice more costs less than the memory does. */
const MANY_POSTS = 700;

const IN_PARTS = '--in-parts';

/** MB that new objects may fill; Node's own 16 are collected three times as often. */
const YOUNG = '--max-semi-space-size=64';

const BUNDLE = {DOCUSAURUS_EXIT_AFTER_BUNDLING: 'true'};
const RENDER = {DOCUSAURUS_SKIP_BUNDLING: 'true'};

const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
const given = process.argv.slice(2);
const args = ['build', ...given.filter((argument) => argument !== IN_PARTS)];

if (given.includes(IN_PARTS) || countPosts(projectRoot) >= MANY_POSTS) {
  await runCommand(buildInParts);
} else {
  process.argv.splice(1, Infinity, docusaurus, ...args);
  await import(pathToFileURL(docusaurus).href);
}

async function buildInParts() {
  const folder = mkdtempSync(join(tmpdir(), 'site-build-'));
  process.once('exit', () => rmSync(folder, {recursive: true, force: true}));
  // A bundle's process empties the folder it writes to: the server's has one of its own.
  const serverArgs = [...args, '--out-dir', join(folder, 'server')];
  const parts = [
    {part: 'client', title: 'Bundle for the browser', own: args, flags: BUNDLE},
    {part: 'server', title: 'Bundle for the server', own: serverArgs, flags: BUNDLE},
    {part: 'pages', title: 'Pages', own: args, flags: RENDER},
  ];
  for (const {part, title, own, flags} of parts) {
    const env = {SITE_BUILD_PART: part, SITE_BUILD_FOLDER: folder, ...flags};
    const step = {title, command: process.execPath, args: [YOUNG, docusaurus, ...own], env};
    if (!(await runStep(step))) {
      throw new CommandError('The site could not be built; the reason stands above.');
    }
  }
}
