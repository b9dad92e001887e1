/**
 * `npm run bench:build`: how long a cold build of this site takes against a plain Docusaurus site
 * with the same posts, tags and authors (stock theme, stock blog plugin, formulas, `faster`; no diagrams, no pictures; with and without local search), in one run.
 * Nothing of an earlier build is used: each copy has caches of its own.
 */
import {spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const root = process.cwd();
const RUNS = Number(process.argv[2] ?? 3);

/** Local search as its own documentation sets it up. */
const SEARCH = `themes: [['@easyops-cn/docusaurus-search-local', {docsRouteBasePath: 'books', docsDir: 'books'}]],`;

const plainConfig = (extra: string) => `module.exports = async () => ({
  title: 'Plain', url: 'https://example.com', baseUrl: '/', trailingSlash: false,
  onBrokenLinks: 'warn', onBrokenAnchors: 'warn',
  future: {v4: true, faster: true, experimental_vcs: false},
  markdown: {hooks: {onBrokenMarkdownLinks: 'warn'}},
  ${extra}
  presets: [['@docusaurus/preset-classic', {
    docs: {path: 'books', routeBasePath: 'books'},
    blog: {
      postsPerPage: 'ALL', blogSidebarCount: 'ALL', onUntruncatedBlogPosts: 'ignore',
      feedOptions: {type: 'all', limit: 2000},
      remarkPlugins: [[(await import('remark-math')).default, {singleDollarTextMath: false}]],
      rehypePlugins: [(await import('rehype-katex')).default],
    },
  }]],
});
`;

/** The installed packages, each linked, so that \`node_modules/.cache\` is the copy's own. */
function linkPackages(folder: string): void {
  const modules = path.join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (!name.startsWith('.cache')) {
      symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
    }
  }
}

function copy(names: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'cold-build-'));
  for (const name of names) {
    cpSync(path.join(root, name), path.join(folder, name), {recursive: true});
  }
  linkPackages(folder);
  return folder;
}

function plainSite(extra = ''): string {
  const folder = copy(['blog', 'books', 'src', 'static', 'package.json', 'tsconfig.json']);
  // The posts' parts stay; pages and theme are Docusaurus's own.
  for (const own of ['pages', 'theme', 'plugins', 'cli']) {
    rmSync(path.join(folder, 'src', own), {recursive: true, force: true});
  }
  mkdirSync(path.join(folder, 'src/pages'));
  writeFileSync(path.join(folder, 'src/pages/index.md'), '# Plain\n');
  writeFileSync(path.join(folder, 'docusaurus.config.js'), plainConfig(extra));
  return folder;
}

function thisSite(): string {
  return copy([
    'blog',
    'books',
    'media',
    'resume',
    'src',
    'static',
    'docusaurus.config.ts',
    'sidebars.ts',
    'package.json',
    'tsconfig.json',
  ]);
}

/** Seconds of one build in a fresh copy. */
function measure(make: () => string): number {
  const folder = make();
  const started = performance.now();
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'],
    {cwd: folder, env: {...process.env, NODE_ENV: 'production'}, encoding: 'utf8'},
  );
  const seconds = (performance.now() - started) / 1000;
  rmSync(folder, {recursive: true, force: true});
  if (status !== 0) {
    throw new Error(`${stdout}\n${stderr}`);
  }
  return seconds;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const CONTENDERS = {
  'plain Docusaurus': () => plainSite(),
  '… with local search': () => plainSite(SEARCH),
  'this site': thisSite,
};

const times = new Map<string, number[]>(Object.keys(CONTENDERS).map((name) => [name, []]));
for (let run = 0; run < RUNS; run += 1) {
  for (const [name, make] of Object.entries(CONTENDERS)) {
    times.get(name)?.push(measure(make));
  }
}
const ours = median(times.get('this site') ?? []);
for (const [name, seconds] of times) {
  const each = seconds.map((value) => value.toFixed(1)).join('  ');
  console.log(
    `${name.padEnd(20)} ${each} s   this site takes ${(ours / median(seconds)).toFixed(2)} ×`,
  );
}
