import {cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {writeCorpus} from '../../corpus/writeCorpus';
import {keepUntilEnd} from '../cleanUp';
import {linkPackages} from '../copyParts';
import {folderSize} from '../folderSize';
import {middlePost} from '../middlePost';
import {progress} from '../progress';
import {runProcess} from '../runProcess';
import {installPeer} from './installPeer';
import type {Peer} from './peer';

export interface BuiltPeer {
  /** The folder that is served. */
  readonly build: string;
  readonly seconds: number;
  /** Bytes, at most. */
  readonly peak: number;
  readonly bytes: number;
  /** The path of a post of middle length. */
  readonly post: string;
}

/** Builds a peer's site over generated posts in a new temporary folder, without any cache. */
export async function buildPeer(peer: Peer, posts: number): Promise<BuiltPeer> {
  const modules = await installPeer(peer);
  progress(`${peer.name}, ${posts} posts: build`);
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-peer-'));
  keepUntilEnd(() => rmSync(folder, {recursive: true, force: true}));
  cpSync(path.join(__dirname, peer.template), folder, {recursive: true});
  cpSync(path.join(__dirname, 'site.css'), path.join(folder, peer.styles));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({type: 'module'}));
  const corpus = path.join(folder, 'corpus');
  writeCorpus(corpus, {posts, plain: true});
  const post = `/blog/${middlePost(corpus)}/`;
  rmSync(path.join(corpus, 'blog/authors.yml'));
  rmSync(path.join(corpus, 'blog/tags.yml'));
  cpSync(path.join(corpus, 'blog'), path.join(folder, peer.content), {recursive: true});
  rmSync(corpus, {recursive: true});
  linkPackages(folder, modules);
  const [program, ...args] = peer.build;
  const {seconds, peak} = await runProcess(
    [path.join(folder, 'node_modules', program), ...args],
    folder,
  );
  const build = path.join(folder, 'dist');
  const pages = readdirSync(path.join(build, 'blog')).filter(
    (name) => name !== 'tags' && existsSync(path.join(build, 'blog', name, 'index.html')),
  );
  if (pages.length !== posts) {
    throw new Error(`${peer.name} has built ${pages.length} posts of ${posts}.`);
  }
  return {build, seconds, peak, bytes: folderSize(build).bytes, post};
}
