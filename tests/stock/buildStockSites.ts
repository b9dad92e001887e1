/**
 * Builds the two stock sites, which `npm run test:stock` tests in a browser. They are created by
 * `create-docusaurus` and have the packages of `src/packages` installed. `classic` has two versions
 * of its docs; `localized` has trailing slashes, a base path and two languages.
 *
 * The sites are built outside of the repository, where a package cannot find a library that it does
 * not declare. Then they are copied to `tests/.stock-site/<name>`.
 */
import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {cleanEnvironment} from '../support/fixtureSite';
import {STOCK_SITES, sitePackages, stockFolder} from './sites';

const content = path.join(__dirname, 'content');

function run(command: string, flags: readonly string[], cwd: string): void {
  console.log(`${path.basename(cwd)}$ ${command} ${flags.join(' ')}`);
  execFileSync(command, flags, {
    cwd,
    stdio: 'inherit',
    env: cleanEnvironment(),
    shell: process.platform === 'win32',
  });
}

/** Version of Docusaurus in this repository. */
function docusaurusVersion(): string {
  const file = require.resolve('@docusaurus/core/package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version;
}

/** Returns the configuration of a site, with the packages configured as in their READMEs. */
function configuration(name: string): string {
  const localized = `
    trailingSlash: true,
    baseUrl: '/sub/',
    i18n: {defaultLocale: 'en', locales: ['en', 'de']},`;
  return `import {ssrTemplate} from 'docusaurus-plugin-late-client';
import scaffold from './scaffold.config.js';

export default {
  ...scaffold,
  ssrTemplate,
  plugins: ['docusaurus-plugin-security-policy', 'docusaurus-plugin-late-client'],
  themes: [
    [
      'docusaurus-plugin-markdown-pages',
      {button: {assistants: [{label: 'Oracle', url: 'https://oracle.example/?q={url}'}]}},
    ],
    ['docusaurus-theme-search-ask', {searchPagePath: 'search', chatPagePath: 'chat'}],
  ],
  ${name === 'localized' ? localized : ''}
};
`;
}

/** Copies a `package.json` without its list of browsers. */
function copyWithoutBrowsers(from: string, to: string): void {
  const {browserslist: _, ...manifest} = JSON.parse(readFileSync(from, 'utf8')) as Record<
    string,
    unknown
  >;
  writeFileSync(to, JSON.stringify(manifest, undefined, 2));
}

function createSite(folder: string, name: string): string {
  const site = path.join(folder, name);
  const creator = `create-docusaurus@${docusaurusVersion()}`;
  // Works in a new folder: `create-docusaurus` would take a folder named `classic` for its template.
  const created = path.join(folder, 'created');
  mkdirSync(created);
  run('npx', ['--yes', creator, name, 'classic', '--javascript', '--skip-install'], created);
  renameSync(path.join(created, name), site);
  rmSync(created, {recursive: true});
  renameSync(path.join(site, 'docusaurus.config.js'), path.join(site, 'scaffold.config.js'));
  writeFileSync(path.join(site, 'docusaurus.config.js'), configuration(name));
  if (name === 'localized') {
    const manifest = path.join(site, 'package.json');
    copyWithoutBrowsers(manifest, manifest);
  }
  for (const source of ['both', name].map((part) => path.join(content, part)).filter(existsSync)) {
    cpSync(source, site, {recursive: true});
  }
  return site;
}

function buildStockSites(folder: string): void {
  const tarballs = path.join(folder, 'tarballs');
  mkdirSync(tarballs);
  for (const sitePackage of sitePackages()) {
    run('npm', ['pack', '--silent', '--pack-destination', tarballs], sitePackage.folder);
  }
  const sites = STOCK_SITES.map(({name}) => createSite(folder, name));
  // Installs once for both sites, in the folder that contains them.
  const [first = ''] = sites;
  // Without the list of browsers, which would count for both.
  copyWithoutBrowsers(path.join(first, 'package.json'), path.join(folder, 'package.json'));
  const files = readdirSync(tarballs).map((file) => `./tarballs/${file}`);
  run('npm', ['install', '--no-audit', '--no-fund', ...files], folder);
  run('npx', ['docusaurus', 'docs:version', '1.0'], first);
  for (const site of sites) {
    run('npx', ['docusaurus', 'build'], site);
  }
  rmSync(stockFolder, {recursive: true, force: true});
  mkdirSync(stockFolder, {recursive: true});
  for (const name of ['tarballs', ...STOCK_SITES.map((site) => site.name)]) {
    cpSync(path.join(folder, name), path.join(stockFolder, name), {
      recursive: true,
      filter: (file) => !/[\\/](?:node_modules|\.docusaurus)$/.test(file),
    });
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'stock-sites-'));
try {
  buildStockSites(folder);
} finally {
  rmSync(folder, {recursive: true, force: true});
}
