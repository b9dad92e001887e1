/**
 * Assembles and builds the fixture site: the code of this repository with the content of
 * `tests/fixtures/site`. Browser tests and tests of built pages use it, so that they do not depend on
 * content that a fork replaces. `npm run build:fixture` runs this file.
 */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {fixtureContent, repository as root} from './sites';

/** Folder of the fixture site, whose pages are in its folder `build`. */
const fixtureFolder = path.join(root, 'tests/.fixture-site');

/** Files and folders at the root of the repository that a build needs besides the content. */
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
  'src/pages/answers/chat/models.yml',
  'src/pages/answers/make-it-yours.yml',
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
  'static/robots.txt',
]);
/** Not copied, because `node_modules` of the repository links to them. */
const PACKAGES = /^src\/packages(?:\/|$)/;
const TEST = /\.test\.\w+$/;
/** Matches paths of files that may belong to the owner. */
const MAY_BE_OWNED = /^(?:src\/pages|static)\/|^src\/css\/accent\.css$|^src\/data\/synonyms\.yml$/;

/** Returns true for folders, and for files that are neither the owner's nor tests. Excludes packages. */
function isCode(file: string): boolean {
  const name = path.relative(root, file).replaceAll(path.sep, '/');
  const isOwned = MAY_BE_OWNED.test(name) && !APPLICATION_FILES.has(name);
  return !PACKAGES.test(name) && (statSync(file).isDirectory() || !(isOwned || TEST.test(name)));
}

/** Environment variables that configure the fixture site. */
const fixtureVariables = {ANALYTICS_ID: 'quill.example', TAG_MANAGER_ID: 'GTM-QUILL1'};
const SITE_VARIABLE = /^(?:SITE_|BASE_URL$|NEWSLETTER_|ALGOLIA_|ANALYTICS_|TAG_MANAGER_)/;

/** Returns the environment variables of this process except those that configure the site. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !SITE_VARIABLE.test(name)),
  );
}

/**
 * Copies the code of this repository into a folder, with the fixture site's accent color and icons.
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
    cpSync(path.join(root, name), path.join(folder, name), {recursive: true, filter: isCode});
  }
  for (const name of ['src/css', 'static']) {
    cpSync(path.join(fixtureContent, name), path.join(folder, name), {recursive: true});
  }
  // Contains only caches: Node.js finds the packages of the repository from any folder below it.
  mkdirSync(path.join(folder, 'node_modules'), {recursive: true});
}

/** Assembles the fixture site from the code of this repository and the fixture's content. */
export function assembleFixture(folder = fixtureFolder): void {
  copyCode(folder);
  // Removes the owner's lists that the fixture replaces. Lists that only a fork has stay, because its
  // code may import them.
  for (const name of readdirSync(path.join(fixtureContent, 'src/data'))) {
    rmSync(path.join(folder, 'src/data', name), {force: true});
  }
  cpSync(fixtureContent, folder, {recursive: true});
}

/** Node.js arguments for Docusaurus' command line, as in `npm run build`. */
export const DOCUSAURUS = [
  '--max-semi-space-size=64',
  path.join(root, 'src/cli/docusaurus.mjs'),
] as const;

/**
 * Builds the site in a folder into its folder `build`.
 *
 * @param variables the only environment variables of the site
 * @param stdio `inherit` to show the output instead of returning it
 */
export function buildSite(
  folder: string,
  variables: Readonly<Record<string, string>> = {},
  stdio: 'pipe' | 'inherit' = 'pipe',
): {ok: boolean; output: string} {
  const {status, stdout, stderr} = spawnSync(process.execPath, [...DOCUSAURUS, 'build'], {
    cwd: folder,
    env: {...cleanEnvironment(), ...variables, NODE_ENV: 'production', FORCE_COLOR: '0'},
    encoding: 'utf8',
    stdio,
    maxBuffer: Infinity,
  });
  return {ok: status === 0, output: `${stdout}\n${stderr}`};
}

if (process.argv[1] === __filename) {
  assembleFixture();
  process.exitCode = buildSite(fixtureFolder, fixtureVariables, 'inherit').ok ? 0 : 1;
}
