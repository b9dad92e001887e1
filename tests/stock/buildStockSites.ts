/**
 * Packs the packages of `src/packages`, installs them into two sites from `create-docusaurus`, and
 * builds these: `classic`, with two versions of its docs, and `localized`, with trailing slashes,
 * below a base path, in two languages. `npm run test:stock` looks at them with a browser.
 *
 * They are built outside of the repository, so that no package finds a library there that it does
 * not declare, and moved to `tests/.stock-site/<name>` without `node_modules`.
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

/** The packages as their READMEs configure them. */
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

function createSite(folder: string, name: string): string {
  const site = path.join(folder, name);
  const creator = `create-docusaurus@${docusaurusVersion()}`;
  // A folder of its own: a folder named `classic` beside it would be taken for the template.
  const created = path.join(folder, 'created');
  mkdirSync(created);
  run('npx', ['--yes', creator, name, 'classic', '--javascript', '--skip-install'], created);
  renameSync(path.join(created, name), site);
  rmSync(created, {recursive: true});
  renameSync(path.join(site, 'docusaurus.config.js'), path.join(site, 'scaffold.config.js'));
  writeFileSync(path.join(site, 'docusaurus.config.js'), configuration(name));
  for (const part of ['both', name].map((each) => path.join(content, each)).filter(existsSync)) {
    cpSync(part, site, {recursive: true});
  }
  return site;
}

function buildStockSites(folder: string): void {
  const tarballs = path.join(folder, 'tarballs');
  mkdirSync(tarballs);
  for (const each of sitePackages()) {
    run('npm', ['pack', '--silent', '--pack-destination', tarballs], each.folder);
  }
  const sites = STOCK_SITES.map(({name}) => createSite(folder, name));
  // One installation serves both: libraries are found in the folder above a site.
  const [first = ''] = sites;
  cpSync(path.join(first, 'package.json'), path.join(folder, 'package.json'));
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
