import {
  appendFileSync,
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {DOCUSAURUS} from '../../support/fixtureSite';
import {copyFiles} from '../../support/siteCopy';
import {repository} from '../../support/sites';
import {siteWithCorpus, writeCorpus} from '../corpus/writeCorpus';
import {progress} from './report';
import {runProcess} from './runProcess';

export const SITES = ['This site', 'Plain Docusaurus'] as const;
export type SiteName = (typeof SITES)[number];

/** A page of each kind. The plain site does not have the last two. */
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

/** File of the post in `SAMPLES`, which is also edited before the warm build. */
const POST_FILE = '2021-01-14-three-rounds-one-minute.mdx';

/** Command line of a plain site. */
const PLAIN_DOCUSAURUS = [
  path.join(repository, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
];

/** Returns the number and total size of all files below a folder. */
export function folderSize(folder: string): {readonly files: number; readonly bytes: number} {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) =>
    entry.isFile(),
  );
  const bytes = files.map((entry) => statSync(path.join(entry.parentPath, entry.name)).size);
  return {files: files.length, bytes: bytes.reduce((sum, size) => sum + size, 0)};
}

/**
 * Creates a Docusaurus site like the classic template in a new temporary folder: the default theme, the
 * default blog with all posts on one page and in the sidebar, formulas, `faster`, and local search set
 * up as documented. It has no diagrams, no pictures and none of the owner's lists.
 */
function plainSite(posts: number): string {
  const folder = copyFiles(['books', 'src', 'static', 'package.json', 'tsconfig.json']);
  writeCorpus(folder, posts);
  // Posts import components from the other folders of `src`.
  for (const name of ['pages', 'theme', 'cli']) {
    rmSync(path.join(folder, 'src', name), {recursive: true, force: true});
  }
  cpSync(path.join(__dirname, 'plain'), folder, {recursive: true});
  return folder;
}

/** Builds a site with a corpus twice: without caches, and after an edit of one post. */
export async function buildSite(name: SiteName, posts: number) {
  progress(`${name}, ${posts} posts: cold build`);
  const folder = name === 'This site' ? siteWithCorpus(posts) : plainSite(posts);
  const docusaurus = name === 'This site' ? DOCUSAURUS : PLAIN_DOCUSAURUS;
  const {seconds: cold, peak, phases} = await runProcess([...docusaurus, 'build'], folder);
  progress(`${name}, ${posts} posts: warm build`);
  appendFileSync(path.join(folder, 'blog', POST_FILE), '\nA paragraph added by the bench.\n');
  const {seconds: warm} = await runProcess([...docusaurus, 'build'], folder);
  const output = path.join(folder, 'build');
  const gzipOf = (file: string) => gzipSync(readFileSync(path.join(output, file))).length;
  const scripts = readdirSync(path.join(output, 'assets/js'));
  const main = scripts.find((file) => /^main\.[^.]+\.js$/.test(file)) ?? 'main.js';
  return {
    folder,
    /** Seconds of the build without any cache, and of the build after the edit. */
    cold,
    warm,
    /** Peak memory of the cold build, in bytes. */
    peak,
    /** Seconds of each phase of the cold build. */
    phases,
    ...folderSize(output),
    /** Bytes after gzip of the script that every page loads, and of the page that lists the posts. */
    mainGzip: gzipOf(`assets/js/${main}`),
    blogGzip: gzipOf(existsSync(path.join(output, 'blog.html')) ? 'blog.html' : 'blog/index.html'),
  };
}

export type BuiltSite = Awaited<ReturnType<typeof buildSite>>;
