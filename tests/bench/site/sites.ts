import {
  appendFileSync,
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {copyParts} from '../../support/siteCopy';
import {siteWithCorpus, writeCorpus} from '../corpus/writeCorpus';
import {progress} from './report';
import {DOCUSAURUS, keepUntilEnd, runProcess, serveBuild} from './runProcess';

export const SITES = ['This site', 'Plain Docusaurus'] as const;
export type SiteName = (typeof SITES)[number];

/** The smallest and the largest of the sizes, which are ascending; one where there is one. */
export function leastAndMost(sizes: readonly number[]): Set<number> {
  return new Set([sizes[0] ?? 0, sizes.at(-1) ?? 0]);
}

/** The rows of a table, measured one after the other: for each size, one of each site. */
export async function rowsOfSites(
  sizes: Iterable<number>,
  rowOf: (name: SiteName, posts: number) => Promise<string[]>,
): Promise<string[][]> {
  const rows: string[][] = [];
  for (const posts of sizes) {
    for (const name of SITES) {
      rows.push(await rowOf(name, posts));
    }
  }
  return rows;
}

/** A page of each kind; both sites have them but for the last two. */
export const SAMPLES = {
  home: '/',
  blog: '/blog',
  post: '/blog/three-rounds-one-minute',
  tag: '/blog/tags/vesting',
  section: '/books/to-read',
  archive: '/blog/archive',
  intelligence: '/intelligence',
  chat: '/chat',
} as const;

/** The file of the sample post, which is the one that is edited too. */
const POST_FILE = '2021-01-14-three-rounds-one-minute.mdx';

/** All files of a folder, and of the folders in it. */
export function folderSize(folder: string): {readonly files: number; readonly bytes: number} {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) =>
    entry.isFile(),
  );
  const bytes = files.map((entry) => statSync(path.join(entry.parentPath, entry.name)).size);
  return {files: files.length, bytes: bytes.reduce((sum, size) => sum + size, 0)};
}

/**
 * Docusaurus as its classic template has it, in a new temporary folder: stock theme, stock blog
 * with all posts on one page and in the sidebar, formulas, `faster`, local search as its
 * documentation sets it up. No diagrams, no pictures, no list of the owner's.
 * @param search `docsearch` has the modal that Docusaurus itself brings, of an account that does
 * not exist
 */
function plainSite(posts: number, search: 'local' | 'docsearch'): string {
  const folder = copyParts(['books', 'src', 'static', 'package.json', 'tsconfig.json']);
  writeCorpus(folder, {posts});
  // The parts that stand in posts stay; pages and theme are Docusaurus's own.
  for (const own of ['pages', 'theme', 'plugins', 'cli']) {
    rmSync(path.join(folder, 'src', own), {recursive: true, force: true});
  }
  cpSync(path.join(__dirname, 'plain'), folder, {recursive: true});
  writeFileSync(path.join(folder, 'search.json'), JSON.stringify(search));
  return folder;
}

interface BuiltSite {
  readonly folder: string;
  /** The folder that is served. */
  readonly build: string;
  /** Seconds of a build without any cache. */
  readonly cold: number;
  /** Bytes of memory, at most. */
  readonly peak: number;
  readonly bytes: number;
  readonly files: number;
  /** Bytes, as gzip sends them, of the script that every page loads, and of the list of posts. */
  readonly mainGzip: number;
  readonly blogGzip: number;
}

async function build(name: SiteName, posts: number, hasDocSearch: boolean): Promise<BuiltSite> {
  progress(`${name}${hasDocSearch ? ' with DocSearch' : ''}, ${posts} posts: cold build`);
  const folder =
    name === 'This site'
      ? siteWithCorpus({posts})
      : plainSite(posts, hasDocSearch ? 'docsearch' : 'local');
  keepUntilEnd(() => rmSync(folder, {recursive: true, force: true}));
  const {seconds, peak} = await runProcess([DOCUSAURUS, 'build'], folder);
  const output = path.join(folder, 'build');
  const gzipOf = (file: string) => gzipSync(readFileSync(path.join(output, file))).length;
  const scripts = readdirSync(path.join(output, 'assets/js'));
  const main = scripts.find((file) => /^main\.[^.]+\.js$/.test(file));
  if (!main) {
    throw new Error(`${output} holds no main script.`);
  }
  return {
    folder,
    build: output,
    cold: seconds,
    peak,
    ...folderSize(output),
    mainGzip: gzipOf(`assets/js/${main}`),
    blogGzip: gzipOf(existsSync(path.join(output, 'blog.html')) ? 'blog.html' : 'blog/index.html'),
  };
}

const built = new Map<string, Promise<BuiltSite>>();

/** A site with a corpus, built when it is first asked for and removed at the end of the bench. */
export function builtSite(name: SiteName, posts: number, hasDocSearch = false): Promise<BuiltSite> {
  const key = `${name} ${posts} ${hasDocSearch}`;
  const site = built.get(key) ?? build(name, posts, hasDocSearch);
  built.set(key, site);
  return site;
}

let edits = 0;

/** Adds a paragraph to the sample post of a site, and returns its text: no other has the same. */
export function editPost(folder: string): string {
  edits += 1;
  const text = `This paragraph was added by edit ${edits}.`;
  appendFileSync(path.join(folder, 'blog', POST_FILE), `\n${text}\n`);
  return text;
}

/** Seconds of a build after one post has been edited, with the caches of the build before. */
export async function rebuild(folder: string): Promise<number> {
  editPost(folder);
  return (await runProcess([DOCUSAURUS, 'build'], folder)).seconds;
}

/** Serves a site and does something with its address. */
export async function withServer<Result>(
  site: Promise<BuiltSite>,
  task: (address: string) => Promise<Result>,
): Promise<Result> {
  const {address, stop} = await serveBuild((await site).build);
  try {
    return await task(address);
  } finally {
    stop();
  }
}
