/**
 * `npm run build [-- --in-parts]`: writes the site to `build/`. Other arguments are those of
 * `docusaurus build`.
 *
 * With many posts, or where it is asked for, the build runs in three processes, so that none holds
 * the memory of another (`src/plugins/build-parts`). It then needs less than half of it.
 */
import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {CommandError} from './lib/CommandError.mjs';
import {countPosts} from './lib/countPosts.mjs';
import {projectRoot} from './lib/projectRoot.mjs';
import {runCommand} from './lib/runCommand.mjs';
import {runStep} from './lib/runStep.mjs';

/** From here on, starting twice more costs less than the memory does. */
const MANY_POSTS = 700;

const IN_PARTS = '--in-parts';

/** MB that new objects may fill, and have from the start; Node's own 1 to 16 are collected often. */
const YOUNG = ['--max-semi-space-size=64', '--min-semi-space-size=32'];

/** Where Docusaurus puts what it generates for its bundles. */
const GENERATED = process.env['DOCUSAURUS_GENERATED_FILES_DIR_NAME'] ?? '.docusaurus';

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

/**
 * @param {'client' | 'server' | 'pages'} part
 * @param {string} title
 * @param {{folder: string, own: string[], flags: Record<string, string>}} how
 */
function runPart(part, title, {folder, own, flags}) {
  const env = {SITE_BUILD_PART: part, SITE_BUILD_FOLDER: folder, ...flags};
  const command = process.execPath;
  return runStep({title, command, args: [...YOUNG, docusaurus, ...own], env});
}

/**
 * The pages' process reads the site beside the server's bundle, and waits for it before it renders.
 *
 * @param {string} folder
 */
async function bundleAndRender(folder) {
  // A bundle's process empties the folder it writes to: the server's has one of its own. It also
  // reads generated files while the pages' process writes the same again: it has its own of these.
  const own = [...args, '--out-dir', join(folder, 'server')];
  const generated = join(folder, 'generated');
  cpSync(resolve(projectRoot, GENERATED), generated, {recursive: true});
  const flags = {...BUNDLE, DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated};
  const bundle = async () => {
    const isMade = await runPart('server', 'Bundle for the server', {folder, own, flags});
    writeFileSync(join(folder, 'server-ended'), isMade ? 'made' : 'failed');
    return isMade;
  };
  const pages = runPart('pages', 'Pages', {folder, own: args, flags: RENDER});
  const made = await Promise.all([bundle(), pages]);
  return made.every(Boolean);
}

async function buildInParts() {
  const folder = mkdtempSync(join(tmpdir(), 'site-build-'));
  process.once('exit', () => rmSync(folder, {recursive: true, force: true}));
  const client = {folder, own: args, flags: BUNDLE};
  const isMade =
    (await runPart('client', 'Bundle for the browser', client)) && (await bundleAndRender(folder));
  if (!isMade) {
    throw new CommandError('The site could not be built; the reason stands above.');
  }
}
