/**
 * The site that browser tests and tests of built pages look at: this repository's code with the
 * content of `tests/fixtures/site`, so that no test depends on what a fork replaces.
 *
 * `npm run build:fixture` assembles it in `tests/.fixture-site` and builds it.
 */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, renameSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fixtureContent, repository as root} from './sites';

/** Folder in which the fixture site is assembled; its pages are in `build`. */
const fixtureFolder = path.join(root, 'tests/.fixture-site');

/** Files and folders at the root of the repository that the site needs besides its content. */
export const CODE = [
  'src',
  'static',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'tsconfig.json',
];

/** Files of `src/pages` and `static` that belong to the application; all others are the owner's. */
export const APPLICATION_FILES: ReadonlySet<string> = new Set([
  'src/pages/_compound.csv',
  'src/pages/answers',
  'src/pages/answers/chat',
  'src/pages/answers/chat/models.yml',
  'src/pages/answers/make-it-yours.yml',
  'src/pages/chat',
  'src/pages/chat.tsx',
  'src/pages/chat/models.mdx',
  'src/pages/design-system.mdx',
  'src/pages/index.tsx',
  'src/pages/intelligence.tsx',
  'src/pages/make-it-yours.mdx',
  'src/pages/markdown-page.mdx',
  'src/pages/newsletter.tsx',
  'src/pages/subscribe.tsx',
  'static/.nojekyll',
  'static/img',
  'static/img/icons.svg',
  'static/robots.txt',
]);
/** Packages are found by their names, in the repository's `node_modules`. */
const PACKAGES = /^src\/packages(?:\/|$)/;
const OWNED = /^(?:src\/pages|static)\/|^src\/css\/accent\.css$|^src\/data\/synonyms\.yml$/;

/** True for a file or folder that the fixture site shares with this repository. */
function isShared(file: string): boolean {
  const name = path.relative(root, file).replaceAll(path.sep, '/');
  return (
    !PACKAGES.test(name) &&
    (!OWNED.test(name) || APPLICATION_FILES.has(name)) &&
    !/\.test\.\w+$/.test(name)
  );
}

/** The only variables that the build of the fixture site gets. */
export const fixtureVariables = {ANALYTICS_ID: 'quill.example', TAG_MANAGER_ID: 'GTM-QUILL1'};
const OURS = /^(?:SITE_|BASE_URL$|NEWSLETTER_|ALGOLIA_|ANALYTICS_|TAG_MANAGER_|npm_lifecycle)/;

/** The environment without variables that configure the site. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name)));
}

/**
 * Copies the code of this repository into a folder, without anything that a fork replaces.
 *
 * @param folder emptied first, except for its caches and its last build
 */
export function copyCode(folder: string): void {
  mkdirSync(folder, {recursive: true});
  for (const name of readdirSync(folder)) {
    if (!['node_modules', 'build'].includes(name)) {
      rmSync(path.join(folder, name), {recursive: true, force: true});
    }
  }
  for (const name of CODE) {
    cpSync(path.join(root, name), path.join(folder, name), {recursive: true, filter: isShared});
  }
  // The accent and the marks, which every owner replaces.
  for (const name of ['src/css', 'static']) {
    cpSync(path.join(fixtureContent, name), path.join(folder, name), {recursive: true});
  }
  // Caches of its own; packages are found in the repository's folder above.
  mkdirSync(path.join(folder, 'node_modules'), {recursive: true});
}

/** Assembles the fixture site from the code of this repository and the fixture's content. */
export function assembleFixture(folder = fixtureFolder): void {
  copyCode(folder);
  // The owner's lists are replaced, not merged. A list that a fork has added stays, because code may
  // import it.
  for (const name of readdirSync(path.join(fixtureContent, 'src/data'))) {
    rmSync(path.join(folder, 'src/data', name), {force: true});
  }
  cpSync(fixtureContent, folder, {recursive: true});
}

/**
 * Builds an assembled site into its folder `build`. The last build stays in place until the new one
 * is complete, so that tests never see half a site.
 *
 * @returns true if the build succeeded
 */
export function buildInPlace(folder: string, variables: Readonly<Record<string, string>>): boolean {
  const docusaurus = createRequire(__filename).resolve('@docusaurus/core/bin/docusaurus.mjs');
  const build = path.join(folder, 'build');
  const next = path.join(folder, 'build-next');
  const {status} = spawnSync(process.execPath, [docusaurus, 'build', '--out-dir', next], {
    cwd: folder,
    env: {...cleanEnvironment(), ...variables, NODE_ENV: 'production'},
    stdio: 'inherit',
  });
  if (status !== 0) {
    return false;
  }
  rmSync(build, {recursive: true, force: true});
  renameSync(next, build);
  return true;
}

if (process.argv[1] === __filename) {
  assembleFixture();
  process.exitCode = buildInPlace(fixtureFolder, fixtureVariables) ? 0 : 1;
}
