import {spawnSync} from 'node:child_process';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {markdownFiles} from '../features/content-check/readContent';

/** Number of posts above which the bundler's cache costs more memory and time than it saves. */
const MAX_CACHED_POSTS = 700;

/** Returns true if a folder is in a git work tree with at least one commit. */
function hasHistory(folder: string): boolean {
  const args = ['rev-parse', '--verify', '--quiet', 'HEAD'];
  return spawnSync('git', args, {cwd: folder, stdio: 'ignore'}).status === 0;
}

/** Flags for future Docusaurus versions. `v4` also turns on all faster build tools. */
export function futureFlags(root: string): Config['future'] {
  const posts = markdownFiles(path.join(root, 'blog')).length;
  return {
    v4: true,
    faster: {rspackPersistentCache: posts <= MAX_CACHED_POSTS},
    // Without git history, as in an exported archive, reading last-update dates would fail the build.
    ...(hasHistory(root) ? {} : {experimental_vcs: false}),
  };
}
