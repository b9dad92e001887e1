import {existsSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {siteWithCorpus} from '../corpus/writeCorpus';
import {keepUntilEnd} from './cleanUp';
import {DOCUSAURUS} from './docusaurus';
import {editPost} from './editPost';
import {folderSize} from './folderSize';
import {plainSite} from './plainSite';
import {progress} from './progress';
import {runProcess} from './runProcess';

export type SiteName = 'This site' | 'Plain Docusaurus';

export interface BuiltSite {
  readonly folder: string;
  /** The folder that is served. */
  readonly build: string;
  /** Seconds of a build without any cache. */
  readonly cold: number;
  /** Bytes of memory, at most. */
  readonly peak: number;
  readonly bytes: number;
  readonly files: number;
  /** Bytes, raw and as gzip sends them, of the script that every page loads. */
  readonly main: number;
  readonly mainGzip: number;
  readonly blogGzip: number;
}

function mainScript(build: string): Buffer {
  const scripts = path.join(build, 'assets/js');
  const name = readdirSync(scripts).find((file) => /^main\.[^.]+\.js$/.test(file));
  if (!name) {
    throw new Error(`${scripts} holds no main script.`);
  }
  return readFileSync(path.join(scripts, name));
}

function page(build: string, name: string): Buffer {
  const files = [`${name}.html`, `${name}/index.html`].map((file) => path.join(build, file));
  return readFileSync(files.find((file) => existsSync(file)) ?? String(files[0]));
}

async function build(name: SiteName, posts: number): Promise<BuiltSite> {
  progress(`${name}, ${posts} posts: cold build`);
  const folder = name === 'This site' ? siteWithCorpus({posts}) : plainSite({posts});
  keepUntilEnd(() => rmSync(folder, {recursive: true, force: true}));
  const {seconds, peak} = await runProcess([DOCUSAURUS, 'build'], folder);
  const output = path.join(folder, 'build');
  const main = mainScript(output);
  return {
    folder,
    build: output,
    cold: seconds,
    peak,
    ...folderSize(output),
    main: main.length,
    mainGzip: gzipSync(main).length,
    blogGzip: gzipSync(page(output, 'blog')).length,
  };
}

const built = new Map<string, Promise<BuiltSite>>();

/** A site with a corpus, built when it is first asked for and removed at the end of the bench. */
export function builtSite(name: SiteName, posts: number): Promise<BuiltSite> {
  const key = `${name} ${posts}`;
  const site = built.get(key) ?? build(name, posts);
  built.set(key, site);
  return site;
}

/** Seconds of a build after one post has been edited, with the caches of the build before. */
export async function rebuild({folder}: BuiltSite): Promise<number> {
  editPost(folder);
  return (await runProcess([DOCUSAURUS, 'build'], folder)).seconds;
}
