import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {progress} from '../progress';
import {runProcess} from '../runProcess';
import type {Peer} from './peer';

/** Nothing that is installed is run by being installed. */
const INSTALL = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--save-exact'];

/** The folder that keeps a peer's packages between runs; another version has another. */
export function peerFolder({name, packages}: Peer, under = tmpdir()): string {
  const versions = createHash('sha256').update(JSON.stringify(packages)).digest('hex').slice(0, 12);
  return path.join(under, 'bench-peers', `${name.toLowerCase()}-${versions}`);
}

/**
 * Installs a peer from npm, unless an earlier run has, and returns its `node_modules`.
 * @throws with what npm said when it cannot be had.
 */
export async function installPeer(peer: Peer): Promise<string> {
  const folder = peerFolder(peer);
  const done = path.join(folder, 'installed');
  if (!existsSync(done)) {
    progress(`${peer.name}: npm install`);
    rmSync(folder, {recursive: true, force: true});
    mkdirSync(folder, {recursive: true});
    writeFileSync(
      path.join(folder, 'package.json'),
      JSON.stringify({private: true, type: 'module', dependencies: peer.packages}),
    );
    await runProcess(INSTALL, folder, 'npm');
    writeFileSync(done, '');
  }
  return path.join(folder, 'node_modules');
}
